/** Made by `dolmen types`; do not edit. */

/** What questions are about. */
export type Topic = "exchange" | "go" | "grid" | "place" | "plain" | "rune" | "with-node";

/** A temple: its track, its open rune and how many more lie face down. */
export interface TempleView {
  card: string;
  track: number[];
  rune: number;
  hidden: number;
}

/** What lies in front of a player: everything is public. */
export interface PlayerView {
  side: string;
  grid: number[];
  runes: number[];
  muted: number;
  charges: number;
  markers: number;
  points: number;
  figure: number;
}

/** The table; a number -1 means that nothing is there. */
export interface TableView {
  seats: number;
  advanced: boolean;
  round: number;
  first: number;
  ending: boolean;
  charge_used: boolean;
  ring: string[];
  supply: number[];
  covered: number[][];
  temples: TempleView[];
  unseen: number[];
  objectives: string[];
  virtual: number;
  grids_left: string[];
  players: PlayerView[];
}
