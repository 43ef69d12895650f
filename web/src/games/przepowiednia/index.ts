/** Przepowiednia at the table shell. */
import type { GameModule } from "../../lib/game";
import { about, aboutChoice } from "./about";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { changed } from "./changed";
import Icon from "./Icon.svelte";
import { choicesAt, firstPick, focusOf, onBoard, pickFor } from "./places";
import SeatPanel from "./SeatPanel.svelte";
import type { TableView } from "../../generated/przepowiednia";

const game: GameModule = {
  Board,
  SeatPanel,
  Aside,
  Icon,
  choicesAt,
  focus: focusOf,
  firstPick,
  pickFor,
  onBoard,
  main: () => null,
  about,
  aboutChoice,
  changed,
  roundOf: (view) => (view as TableView).round,
};

export default game;
