/** What the pictures of "How to play" show: no game, only things that lie on the table. */
import type { TableView } from "../../../generated/przepowiednia";
import { KINDS, ROWS, TEMPLE_IDS } from "../components";

/** A Crystal Grid by the letters of its nodes. */
const gridOf = (letters: string): number[] => [...letters].map((letter) => KINDS.indexOf(letter));

/** A grid with a chain of red, yellow and yellow. */
export const GRID = gridOf("R..Y.YC.B..C");
export const CHAIN = [0, 3, 5];
/** The same grid after it was paid. */
export const PAID = gridOf("......C.B..C");

export const view: TableView = {
  seats: 4,
  advanced: false,
  round: 1,
  first: 0,
  ending: false,
  charge_used: false,
  ring: [],
  supply: [],
  covered: ROWS.map(() => [...KINDS].map((letter) => Number(letter === "Y"))),
  temples: TEMPLE_IDS.map((card, temple) => ({
    card,
    track: [temple ? -1 : 1, -1, -1, -1, -1],
    rune: 3,
    hidden: 2,
  })),
  unseen: [],
  objectives: [],
  virtual: -1,
  grids_left: [],
  players: [],
};
