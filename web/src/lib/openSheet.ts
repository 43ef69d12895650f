/** The sheet that is open at a table, or none. */
export type OpenSheet =
  "" | "rules" | "log" | "chat" | "results" | "links" | "objectives" | "standing" | "keys" | "options";

/** The end of an address that opens the list of players: a player who sets a table for others needs the links first. */
export const PLAYERS = "players";
