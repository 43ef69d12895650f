/** Rune Stones at the table shell. */
import type { GameModule } from "../../lib/game";
import type { TableView } from "../../generated/rune-stones";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Icon from "./Icon.svelte";
import { changed } from "./changed";
import { inBar, standsFor } from "./places";
import SeatPanel from "./SeatPanel.svelte";
import { about, aboutChoice } from "./lazyAbout.svelte";

const game: GameModule = {
  Board,
  broad: true,
  SeatPanel,
  Aside,
  Icon,
  standsFor,
  inBar,
  // A payment is prepared on the board and has its button there; everything else is bright by its role.
  main: () => null,
  about,
  aboutChoice,
  changed,
  roundOf: (view) => (view as TableView).round,
  points: (view, seat) => (view as TableView).players[seat]?.points ?? 0,
};

export default game;
