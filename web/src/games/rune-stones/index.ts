/** Rune Stones at the table shell. */
import type { GameModule } from "../../lib/game";
import type { TableView } from "../../generated/rune-stones";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Icon from "./Icon.svelte";
import { choicesAt, focusOf, mainChoice, onBoard } from "./places";
import { plan } from "./plan.svelte";
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
  main: (question) => (question.ask === "PayGem" ? (plan.of(question)[0] ?? null) : mainChoice(question)),
  roundOf: (view) => (view as TableView).round,
  points: (view, seat) => (view as TableView).players[seat]?.points ?? 0,
};

export default game;
