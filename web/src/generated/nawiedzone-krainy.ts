/** Made by `dolmen types`; do not edit. */

/** What questions are about. */
export type Topic = "plain";

/** A skill card with its slots: a seat, -1 free, 9 blocked. */
export interface SkillView {
  card: string;
  slots: number[];
}

/** What a player owns; `tasks` is None while there are some that are secret to the reader, `task_count` is public. `arrival` orders the tokens of a stack: the larger lies higher. `prices` are -1 for full tracks. */
export interface PlayerView {
  cell: number;
  goods: number[];
  storage: number;
  pecunia: number;
  owned: number[];
  active: number[];
  prices: number[];
  valour: number;
  arrival: number;
  cubes: number;
  tasks: string[] | null;
  task_count: number;
}

/** The table; lists by cell have 49 entries, a number -1 means that nothing is there. */
export interface TableView {
  seats: number;
  mode: string;
  wraith_cards: string[];
  season: number;
  round: number;
  order: number[];
  tiles: string[];
  terrain: number[];
  wraiths: number[];
  depleted: number[];
  building: number[];
  owner: number[];
  reserve: number;
  kalena: number;
  persuasion_cost: number;
  market: string;
  skills: SkillView[];
  markers: number[];
  defeat: string;
  revealed: boolean;
  players: PlayerView[];
}
