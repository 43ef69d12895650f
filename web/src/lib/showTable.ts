/** A table for pictures in a book: the parts of the board draw from it, and nobody plays at it. */
import { provideTable, Table } from "./table.svelte";
import type { Seat, TableState } from "./types";

const SEATS = 4;

function seat(colour: number): Seat {
  return {
    name: String(colour + 1),
    kind: "person",
    colour,
    level: "",
    online: true,
    ready: true,
    replaceable_in: null,
    not_replaceable: "",
  };
}

function stateOf(view: unknown): TableState {
  return {
    table: "",
    game: "",
    moment: 0,
    options: {},
    seats: Array.from({ length: SEATS }, (_, colour) => seat(colour)),
    mine: [],
    watching: true,
    seat: 0,
    view,
    question: null,
    standing: [],
    waiting: [],
    undo: { possible: false, reason: null },
    log: [],
    score: [],
    turn: -1,
    last_round: false,
    result: null,
    fairness: { commitment: "", words: [], secret: null },
    links: { seats: {}, watch: "", taken: [], new_in: [], host: false },
    chat: [],
    thoughts: [],
    talk: false,
    warn: false,
    practice: false,
    private: false,
    leaving: "",
    origin: null,
    closed: null,
    removed_on: null,
  };
}

/** Let the parts of the board inside a component draw this view. */
export function showTable(view: unknown): void {
  const table = new Table("");
  table.feed.receiveOwn(stateOf(view));
  provideTable(table);
}
