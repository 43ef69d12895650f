/** What the pictures of "How to play" show: no game, only things that lie on the table. */
import type { PlayerView, TableView } from "../../../generated/rune-stones";

const nothing = (count: number): number[] => Array.from({ length: count }, () => -1);

function player(druid: string, points: number, places: number[]): PlayerView {
  return {
    druid,
    points,
    hand: null,
    hand_size: 4,
    deck_size: 4,
    unseen: [],
    pile: [],
    in_play: [],
    gone: [],
    gems: [1, 1, 1, 1, 1],
    ores: 0,
    places,
    stones: [],
    joker: -1,
  };
}

export const view: TableView = {
  seats: 2,
  round: 1,
  max_rounds: 0,
  rows_per_turn: 1,
  first: 0,
  ending: false,
  exchange_used: false,
  gems: [],
  ores: 0,
  creatures: [11, 12, 13],
  display: [67, 41, 25, 58, 33, 74],
  discard: [],
  artifacts: [],
  artifact_discard: [],
  forges: [0, 1, 2, 3, 1, -1],
  whites: 4,
  stones: [1, 1, 1, 1, 1, 1, 1, 1],
  points: 0,
  spent: 0,
  used: [],
  die: -1,
  players: [player("brown", 38, [0, 1, -1, 3, -1, ...nothing(4), 4]), player("grey", 24, nothing(10))],
};
