/** A puzzle in this browser: an ordinary table at which one move is asked for, and never played on. */
import { withNames } from "./rivals";
import { Table } from "./table.svelte";
import type { PuzzleInfo, Puzzles, Solution, TableState, Verdict } from "./types";
import { call, CallRefused } from "./wire";

const AGAIN = 2000;
const at = (game: string): string => `/api/games/${encodeURIComponent(game)}/puzzles`;

export const puzzlesOf = (game: string): Promise<Puzzles> => call("GET", at(game));

/** Puzzles from the easiest to the hardest. */
export const byDifficulty = (puzzles: readonly PuzzleInfo[]): PuzzleInfo[] =>
  puzzles.toSorted((one, other) => one.difficulty - other.difficulty || one.id.localeCompare(other.id));

/** The puzzle to go on with: the first one after another that is not solved, and after the hardest the easiest. */
export function nextUnsolved(puzzles: readonly PuzzleInfo[], after = ""): PuzzleInfo | undefined {
  const sorted = byDifficulty(puzzles);
  const here = sorted.findIndex((one) => one.id === after);
  return [...sorted.slice(here + 1), ...sorted.slice(0, Math.max(here, 0))].find((one) => one.progress !== "solved");
}

export class Puzzle {
  /** What the last move is worth. */
  verdict: Verdict | null = $state.raw(null);
  /** The solution, once it was found or asked for. */
  solution: Solution | null = $state.raw(null);
  missing = $state(false);
  failed = $state(false);
  /** Whether the solution was shown before it was found. */
  helped = $state(false);
  solved: boolean = $derived(this.verdict?.right ?? false);
  #posed: TableState | null = null;
  #timer = 0;
  readonly table: Table;
  readonly #path: string;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    this.#path = `${at(game)}/${encodeURIComponent(id)}`;
    const never = (): Promise<never> => Promise.reject(new Error("not in a puzzle"));
    this.table = new Table("", {
      puzzle: true,
      choose: (_table, _seat, _moment, choice) => this.#choose(choice),
      preview: (_table, _seat, _moment, choice) => call("GET", `${this.#path}/preview?choice=${choice}`),
      moment: (_table, moment) => call("GET", `${this.#path}/moments/${moment}`),
      undo: never,
      hint: never,
      judge: never,
      seat: never,
    });
    void this.#open();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Give up: show the best move, and where it is made. */
  async show(): Promise<void> {
    const { table } = this;
    if (!table.question || table.busy || this.solution) return;
    try {
      const solution = await call<Solution>("POST", `${this.#path}/solution`, {});
      this.failed = false;
      this.helped = true;
      this.verdict = null;
      this.solution = solution;
      this.#mark(solution);
    } catch {
      this.failed = true;
    }
  }

  /** Back to the question. */
  again(): void {
    this.verdict = null;
    this.solution = null;
    this.failed = false;
    this.table.hints.forget();
    if (this.#posed) this.table.feed.receiveOwn(this.#posed);
  }

  async #open(): Promise<void> {
    try {
      this.#posed = withNames(await call<TableState>("GET", this.#path));
      this.table.feed.receiveOwn(this.#posed);
    } catch (error) {
      if (error instanceof CallRefused) this.missing = true;
      else this.#timer = window.setTimeout(() => void this.#open(), AGAIN);
    }
  }

  async #choose(choice: number): Promise<TableState> {
    const { helped } = this;
    const verdict = await call<Verdict>("POST", this.#path, { choice, helped });
    this.failed = false;
    this.verdict = verdict;
    this.solution = verdict.solution;
    this.table.hints.forget();
    if (!this.#posed) throw new Error("nothing is asked");
    return verdict.solution ? withNames(verdict.solution.after) : this.#posed;
  }

  /** Mark the place of the solution, as a hint would. */
  #mark({ choice, move }: Solution): void {
    const { table } = this;
    const { question, state } = table;
    if (!question || !state) return;
    table.suggest(question, choice);
    const figures = { chance: null, points: null, other: null, other_chance: null, other_points: null };
    table.hints.shown = {
      seat: question.seat,
      moment: state.moment,
      choice,
      move,
      ...figures,
      reasons: [],
      later: false,
    };
  }
}
