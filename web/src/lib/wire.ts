/** Calls to the server. */
import { host } from "./host/host.svelte";
import type { Failure, GameInfo, Hint, Judgement, Past, Preview, SeatChange, TableState } from "./types";

/** An answer that is not 2xx, with what the server says about it. */
export class CallRefused extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.error);
  }
}

function token(): string {
  return /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

/** Ask who the guest is, which brings the cookie and the token. */
async function greet(): Promise<void> {
  await (await import("./guest")).guest();
}

export async function call<T>(method: string, path: string, body?: unknown, again = true): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") {
    if (!token()) await greet();
    headers["x-csrftoken"] = token();
  }
  const file = body instanceof Blob;
  if (body !== undefined) headers["content-type"] = file ? "application/octet-stream" : "application/json";
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) request.body = file ? body : JSON.stringify(body);
  const answer = await fetch(path, request);
  if (answer.ok) return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
  const error = `http-${answer.status}`;
  let failure: Failure = { error, detail: "", phrase: null, rule: "", state: null, reason: "", until: null };
  try {
    failure = { ...failure, ...((await answer.json()) as Partial<Failure>) };
  } catch {
    // Not JSON: a proxy or a stopped server answered.
  }
  if (failure.error === "csrf" && again) {
    // Another program on this host has a cookie of the same name: the server gives the token once more.
    await greet();
    return call(method, path, body, false);
  }
  if (failure.error === "banned") host.ban = failure;
  throw new CallRefused(answer.status, failure);
}

export const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
/** An id for a move, so that the same move sent twice counts once. */
export function clientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This page, by an id of its own: its socket is not sent the states that it gets as answers. */
export const page = clientId();

export const wire = {
  games: async (): Promise<GameInfo[]> => (await call<{ games: GameInfo[] }>("GET", "/api/games")).games,
  game: (id: string): Promise<GameInfo> => call("GET", `/api/games/${encodeURIComponent(id)}`),
  table: (table: string, since?: number): Promise<TableState> =>
    call("GET", since === undefined ? at(table) : `${at(table)}?since=${since}`),
  moment: (table: string, moment: number): Promise<Past> => call("GET", `${at(table)}/moments/${moment}`),
  choose: (table: string, seat: number, moment: number, choice: number, client: string): Promise<TableState> =>
    call("POST", `${at(table)}/choices`, { seat, moment, choice, client, page }),
  undo: (table: string, seat: number, moment: number, client: string): Promise<TableState> =>
    call("POST", `${at(table)}/undo`, { seat, moment, client, page }),
  preview: (table: string, seat: number, moment: number, choice: number): Promise<Preview> =>
    call("GET", `${at(table)}/preview?seat=${seat}&moment=${moment}&choice=${choice}`),
  hint: (table: string, seat: number, moment: number): Promise<Hint> =>
    call("POST", `${at(table)}/hint`, { seat, moment }),
  judge: (table: string, seat: number, moment: number, choice: number): Promise<Judgement> =>
    call("POST", `${at(table)}/judgement`, { seat, moment, choice }),
  seat: (table: string, seat: number, change: SeatChange): Promise<TableState> =>
    call("POST", `${at(table)}/seats/${seat}`, change),
};
