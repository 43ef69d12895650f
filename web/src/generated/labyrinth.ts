/** Made by `dolmen types`; do not edit. */

/** A tile on a cell; a face-down tile has a name only for the seat that knows it. */
export interface TileView {
  cell: string;
  tile: string;
  rotation: number;
  face_down: boolean;
}

/** A trap on a corridor; a face-down one has a name only for the seat that has seen it. */
export interface TrapView {
  node: string;
  trap: string;
  face_down: boolean;
}

/** A key, an item or an ability token on a corridor; `dropped_by` is -1 for an original key. */
export interface ThingView {
  node: string;
  thing: string;
  dropped_by: number;
}

/** LAB-131: what a player has is open to all. */
export interface PlayerView {
  character: string;
  start: string;
  node: string;
  lives: number;
  heart: boolean;
  crystals: number;
  active: number;
  daze: number;
  keys: number;
  items: string[];
  tokens: number;
  curses: number;
  sacrifices: number;
  deaths: number;
}

/** The table; -1 and "" mean that nothing is there. */
export interface TableView {
  seats: number;
  round: number;
  max_rounds: number;
  first: number;
  active_seat: number;
  actions: number;
  golem_used: boolean;
  event_used: boolean;
  used: string[];
  barred: boolean;
  centre: string;
  tiles: TileView[];
  traps: TrapView[];
  things: ThingView[];
  golem: string;
  golem_back: string;
  golem_deck: number;
  golem_discard: number[];
  event: string;
  events_left: number;
  stack: number;
  bottom: string[];
  hand: string[];
  trap_pool: number;
  trap_hand: string[];
  item_pool: number;
  shard_active: boolean;
  winner: number;
  players: PlayerView[];
}
