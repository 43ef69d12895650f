/** Przepowiednia at the table shell. */
import type { GameModule } from "../../lib/game";
import { about, aboutChoice } from "./about";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { changed } from "./changed";
import Icon from "./Icon.svelte";
import { selection } from "./selection.svelte";
import { firstPick, inBar, pickFor } from "./places";
import SeatPanel from "./SeatPanel.svelte";
import type { TableView } from "../../generated/przepowiednia";

const game: GameModule = {
  Board,
  SeatPanel,
  Aside,
  Icon,
  part: () => `crystal:${selection.table?.picked ?? -1}`,
  firstPick,
  pickFor,
  inBar,
  main: () => null,
  about,
  aboutChoice,
  changed,
  roundOf: (view) => (view as TableView).round,
};

export default game;
