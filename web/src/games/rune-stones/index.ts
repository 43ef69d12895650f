/** Rune Stones at the table shell. */
import type { GameModule } from "../../lib/game";
import type { TableView } from "../../generated/rune-stones";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Icon from "./Icon.svelte";
import { choicesAt, focusOf, mainChoice, onBoard } from "./places";
import SeatPanel from "./SeatPanel.svelte";

const game: GameModule = {
  Board,
  SeatPanel,
  Aside,
  Icon,
  choicesAt,
  focus: focusOf,
  firstPick: () => -1,
  onBoard,
  main: mainChoice,
  roundOf: (view) => (view as TableView).round,
  points: (view, seat) => (view as TableView).players[seat]?.points ?? 0,
};

export default game;
