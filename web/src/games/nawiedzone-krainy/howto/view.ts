/** What the pictures of "How to play" show: no game, only Kalena and one tile beside it. */
import type { PlayerView, TableView } from "../../../generated/nawiedzone-krainy";
import { DISTRICT, HILL, LAKE } from "../components";

const PLAINS = 0;
const FOREST = 1;
const MOUNTAIN = 2;
const KALENA = [HILL, ...Array.from({ length: 6 }, () => DISTRICT)];
/** The tile east of Kalena: its middle, then E, NE, NW, W, SW, SE. */
const TILE = [LAKE, MOUNTAIN, FOREST, PLAINS, PLAINS, FOREST, PLAINS];
const CELLS = KALENA.length + TILE.length;
export const LAKE_CELL = KALENA.length;

/** A list by cell, with these entries. */
function byCell(empty: number, entries: Record<number, number>): number[] {
  return Array.from({ length: CELLS }, (_, cell) => entries[cell] ?? empty);
}

function player(cell: number, valour: number, arrival: number): PlayerView {
  return {
    cell,
    goods: [1, 1, 0, 0],
    storage: 3,
    pecunia: 4,
    owned: [5, 2, 1, 1],
    active: [3, 1, 1, 0],
    prices: [6, 3, 8, 8],
    valour,
    arrival,
    cubes: 16,
    tasks: [],
    task_count: 0,
  };
}

const VIEW: TableView = {
  seats: 3,
  mode: "wedrowiec",
  wraith_cards: ["WID-1"],
  season: 1,
  round: 2,
  order: [0, 1, 2],
  tiles: [],
  terrain: [...KALENA, ...TILE],
  wraiths: byCell(0, { 9: 1 }),
  depleted: byCell(0, {}),
  building: byCell(-1, { 10: 0, 13: 0 }),
  owner: byCell(-1, { 8: 0, 10: 1, 13: 2 }),
  reserve: 9,
  kalena: 3,
  persuasion_cost: 1,
  market: "TAR-1",
  skills: [],
  markers: [],
  defeat: "",
  revealed: false,
  players: [player(12, 9, 1), player(11, 6, 2), player(1, 13, 3)],
};

/** What lies on the table in a picture. */
export const viewOf = (picture: string): TableView => ({
  ...VIEW,
  ...(picture === "defeat" && {
    terrain: KALENA,
    wraiths: byCell(0, { 2: 1, 4: 1, 5: 1 }),
    building: byCell(-1, {}),
    players: [player(6, 9, 1)],
  }),
  ...(picture === "lake" && {
    wraiths: byCell(0, {}),
    building: byCell(-1, { 8: 3 }),
    depleted: byCell(0, { [LAKE_CELL]: 1 }),
    players: [player(12, 9, 1)],
  }),
  ...(picture === "beside" && {
    wraiths: byCell(0, {}),
    building: byCell(-1, {}),
    players: [player(LAKE_CELL + 4, 9, 1)],
  }),
});
