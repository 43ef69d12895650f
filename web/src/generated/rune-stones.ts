/** Made by `dolmen types`; do not edit. */

/** What lies in front of a player; `hand` is None for everybody else. `unseen` is the deck, for other players deck and hand together: a set whose order means nothing. */
export interface PlayerView {
  druid: string;
  points: number;
  hand: number[] | null;
  hand_size: number;
  deck_size: number;
  unseen: number[];
  pile: number[];
  in_play: number[];
  gone: number[];
  gems: number[];
  ores: number;
  places: number[];
  stones: string[];
  joker: number;
}

/** The table; a number -1 means that nothing is there. `points` are the magic points of a summoning and `spent` those used of them; `used` are items of cards used in this action, as choices of UseItem; `die` is the face that waits to be dealt with. */
export interface TableView {
  seats: number;
  round: number;
  max_rounds: number;
  rows_per_turn: number;
  first: number;
  ending: boolean;
  exchange_used: boolean;
  gems: number[];
  ores: number;
  creatures: number[];
  display: number[];
  discard: number[];
  artifacts: number[];
  artifact_discard: number[];
  forges: number[];
  whites: number;
  stones: number[];
  points: number;
  spent: number;
  used: number[];
  die: number;
  players: PlayerView[];
}
