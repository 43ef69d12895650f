/** Nawiedzone Krainy at the table shell. */
import type { GameModule } from "../../lib/game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { ROUNDS } from "./box";
import { changed } from "./changes";
import Ending from "./Ending.svelte";
import Icon from "./Icon.svelte";
import { choicesAt, onBoard } from "./places";
import SeatPanel from "./SeatPanel.svelte";
import type { TableView } from "../../generated/nawiedzone-krainy";

/** What tells of places and choices comes after the table. */
let words: typeof import("./about") | null = null;
void import("./about").then((found) => (words = found), () => null);

const game: GameModule = {
  Board,
  SeatPanel,
  Aside,
  Icon,
  Ending,
  choicesAt,
  focus: () => "all",
  firstPick: () => -1,
  onBoard,
  main: () => null,
  about: (place, view) => words?.aboutPlace(place, view as TableView) ?? null,
  aboutChoice: (question, choice) => words?.aboutChoice(question, choice) ?? null,
  changed: (before, after) => changed(before as TableView, after as TableView),
  roundOf: (view) => ((view as TableView).season - 1) * ROUNDS + (view as TableView).round,
  points: (view, seat) => (view as TableView).players[seat]?.valour ?? 0,
};

export default game;
