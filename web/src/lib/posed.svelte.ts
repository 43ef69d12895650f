/** A question that is asked once and never played on: an ordinary table, and what each choice at it is worth. */
import { Table } from "./table.svelte";
import type { Past, Preview, Solution, TableState, Verdict } from "./types";
import { call, CallRefused } from "./wire";

const AGAIN = 2000;

/** Where the question is asked, and where the moments before it are told. */
export interface Place {
  path: string;
  moment: (moment: number) => Promise<Past>;
  /** What the table is called: names for seats that have none. */
  named?: (state: TableState) => TableState;
  /** What is sent with a choice. */
  more?: (posed: Posed) => Record<string, unknown>;
}

export class Posed {
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
  readonly #named: (state: TableState) => TableState;

  constructor(private readonly place: Place) {
    this.#path = place.path;
    this.#named = place.named ?? ((state) => state);
    const never = (): Promise<never> => Promise.reject(new Error("nothing of the kind is asked here"));
    this.table = new Table("", {
      puzzle: true,
      choose: (_table, _seat, _moment, choice) => this.#choose(choice),
      preview: (_table, _seat, _moment, choice) => call<Preview>("GET", `${this.#path}/preview?choice=${choice}`),
      moment: (_table, moment) => place.moment(moment),
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
      this.#posed = this.#named(await call<TableState>("GET", this.#path));
      this.table.feed.receiveOwn(this.#posed);
    } catch (error) {
      if (error instanceof CallRefused) this.missing = true;
      else this.#timer = window.setTimeout(() => void this.#open(), AGAIN);
    }
  }

  async #choose(choice: number): Promise<TableState> {
    const verdict = await call<Verdict>("POST", this.#path, { choice, ...this.place.more?.(this) });
    this.failed = false;
    this.verdict = verdict;
    this.solution = verdict.solution;
    this.table.hints.forget();
    if (!this.#posed) throw new Error("nothing is asked");
    return verdict.solution ? this.#named(verdict.solution.after) : this.#posed;
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
