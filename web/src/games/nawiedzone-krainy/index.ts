/** Nawiedzone Krainy at the table shell. */
import type { GameModule } from "../../lib/game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { ROUNDS } from "./components";
import { changed } from "./changed";
import Ending from "./Ending.svelte";
import Icon from "./Icon.svelte";
import { inBar, WEAK_REASONS } from "./places";
import SeatPanel from "./SeatPanel.svelte";
import { about, aboutChoice } from "./lazyAbout";
import type { TableView } from "../../generated/nawiedzone-krainy";

const game: GameModule = {
  Board,
  SeatPanel,
  Aside,
  Icon,
  Ending,
  inBar,
  weakReasons: WEAK_REASONS,
  main: () => null,
  about,
  aboutChoice,
  changed: (before, after) => changed(before as TableView, after as TableView),
  roundOf: (view) => ((view as TableView).season - 1) * ROUNDS + (view as TableView).round,
  points: (view, seat) => (view as TableView).players[seat]?.valour ?? 0,
};

export default game;
