/** Whose chat this browser does not show: each as its table and seat, where -1 stands for all who watch. */
import { store, storedNames } from "./storage";
import type { ChatLine } from "./types";

/** What players say with one click; all other phrases are the server's own. */
export const READY = ["chat-hello", "chat-good-luck", "chat-nice-move", "chat-oops", "chat-one-moment", "chat-thanks"];
const KEY = "dolmen-muted";
const KEPT = 200;

let muted: string[] = $state.raw(storedNames(KEY));

export const isMuted = (table: string, seat: number): boolean => muted.includes(`${table}/${seat}`);

export function mute(table: string, seat: number, on: boolean): void {
  const name = `${table}/${seat}`;
  muted = [...muted.filter((one) => one !== name), ...(on ? [name] : [])].slice(-KEPT);
  store(KEY, muted);
}

/** Whether a line is shown: what the server says of a seat always is. */
export const heard = (table: string, line: ChatLine): boolean =>
  !isMuted(table, line.seat) || (line.phrase !== "" && !READY.includes(line.phrase));
