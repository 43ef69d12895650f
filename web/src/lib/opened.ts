/** The sheet that is open at a table, or none. */
export type Opened = "" | "rules" | "log" | "chat" | "results" | "links" | "objectives" | "standing" | "keys" | "options";
