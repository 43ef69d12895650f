/** Labyrinth at the table shell. */
import type { TableView } from "../../generated/labyrinth";
import type { GameModule } from "../../lib/game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { changed } from "./changed";
import Icon from "./Icon.svelte";
import { about, aboutChoice } from "./lazyAbout.svelte";
import "./palette.css";
import { inBar, mainChoice } from "./places";
import SeatPanel from "./SeatPanel.svelte";
import { selection } from "./selection.svelte";

const game: GameModule = {
  Board,
  SeatPanel,
  Aside,
  Icon,
  inBar,
  main: mainChoice,
  pickFor: (question, choice) => selection.prepare(question, choice),
  about,
  aboutChoice,
  changed,
  roundOf: (view) => (view as TableView).round,
  points: (view, seat) => (view as TableView).players[seat]?.keys ?? 0,
  pointsText: "keys-of",
};

export default game;
