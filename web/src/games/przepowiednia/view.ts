/** What the server tells of the table; see view.py of the game. */
export interface TempleView { card: string; track: number[]; rune: number; hidden: number }
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
