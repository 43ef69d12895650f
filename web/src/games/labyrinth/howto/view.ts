/** What the pictures of "How to play" show: no game, only things that lie on the table. */
import type { PlayerView, TableView } from "../../../generated/labyrinth";

function player(character: string, start: string, node: string, keys = 0): PlayerView {
  return {
    character,
    start,
    node,
    lives: 3,
    heart: false,
    crystals: 2,
    active: 1,
    daze: 0,
    keys,
    items: [],
    tokens: 0,
    curses: 0,
    sacrifices: 0,
    deaths: 0,
  };
}

const tile = (cell: string, id: string, rotation: number): TableView["tiles"][number] => ({
  cell,
  tile: id,
  rotation,
  face_down: false,
});
const key = (node: string): TableView["things"][number] => ({ node, thing: "key", dropped_by: -1 });

export const view: TableView = {
  seats: 3,
  round: 1,
  max_rounds: 60,
  first: 0,
  active_seat: 0,
  actions: 2,
  golem_used: false,
  event_used: false,
  used: [],
  barred: false,
  centre: "(0,0)",
  tiles: [tile("(2,0)", "T05", 0), tile("(1,0)", "T05", 3), tile("(1,-1)", "T21", 1), tile("(2,-2)", "T05", 2)],
  traps: [{ node: "(2,-2)a", trap: "", face_down: true }],
  things: [key("K0"), key("K2"), key("K4"), key("K5")],
  golem: "(1,-1)b",
  golem_back: "",
  golem_deck: 0,
  golem_discard: [],
  event: "E01",
  events_left: 5,
  stack: 20,
  bottom: [],
  hand: [],
  trap_pool: 0,
  trap_hand: [],
  item_pool: 0,
  shard_active: false,
  winner: -1,
  players: [player("C02", "S0", "(2,0)a", 1), player("C04", "S2", "C"), player("C06", "S4", "K4")],
};
