/** Calls that a table does not need to be seen: making and leaving one, sitting down, talking. */
import type { Commitment, Invitation, Joined, Me, NewTable, TableState } from "./types";
import { at, call } from "./wire";

export const calls = {
  reserve: (): Promise<Commitment> => call("POST", "/api/reservations"),
  invitation: (token: string): Promise<Invitation> => call("GET", `/api/links/${encodeURIComponent(token)}`),
  join: (token: string, name: string): Promise<Joined> => call("POST", "/api/join", { token, name }),
  rename: (name: string): Promise<Me> => call("POST", "/api/me", { name }),
  create: (table: NewTable): Promise<TableState> => call("POST", "/api/tables", table),
  say: (table: string, text: string): Promise<void> => call("POST", `${at(table)}/chat`, { text }),
  sayReady: (table: string, phrase: string): Promise<void> => call("POST", `${at(table)}/chat`, { phrase }),
  leave: (table: string, how: TableState["leaving"]): Promise<void> => call("POST", `${at(table)}/leave`, { how }),
  journal: async (table: string): Promise<string> => {
    const answer = await fetch(`${at(table)}/journal`, { credentials: "same-origin" });
    if (!answer.ok) throw new Error(`http-${answer.status}`);
    return answer.text();
  },
};
