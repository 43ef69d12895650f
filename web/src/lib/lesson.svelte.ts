/** A lesson in this browser: an ordinary table that goes from beat to beat, and waits for what the lesson wants to see. */
import { withNames } from "./rivals";
import { store, stored } from "./storage";
import { Table } from "./table.svelte";
import type { Beat, Hint, LessonInfo, LessonState, TableState } from "./types";
import { call, CallRefused } from "./wire";

type Words = Record<string, string>;
interface Left {
  beat: number;
  made: number[];
}

const KEY = "dolmen-lessons";
const AGAIN = 2000;
const at = (game: string): string => `/api/games/${encodeURIComponent(game)}/lessons`;

export const lessonsOf = async (game: string): Promise<LessonInfo[]> =>
  (await call<{ lessons: LessonInfo[] }>("GET", at(game))).lessons;

const allLeft = (): Record<string, Left> => (stored(KEY) as Record<string, Left> | null) ?? {};

/** Where the reader has left a lesson that is not finished. */
export const leftAt = (game: string, lesson: string): Left | null => allLeft()[`${game}/${lesson}`] ?? null;

export class Lesson {
  beat: Beat | null = $state.raw(null);
  /** What the lesson says to a choice that it does not wait for. */
  remark: Words | null = $state.raw(null);
  missing = $state(false);
  failed = $state(false);
  busy = $state(false);
  #made: number[] = [];
  #seen = new Map<number, TableState>();
  #timer = 0;
  readonly table: Table;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    const never = (): Promise<never> => Promise.reject(new Error("not in a lesson"));
    this.table = new Table("", {
      choose: (_table, _seat, _moment, choice) => this.#choose(choice),
      hint: () => this.#hint(),
      moment: (_table, moment) => this.#past(moment),
      undo: never,
      preview: never,
      judge: never,
      seat: never,
    });
    const left = leftAt(game, id);
    if (left) this.#made = left.made;
    void this.#open(left?.beat ?? 0);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** To the next beat, or to the one before. */
  async go(by: number): Promise<void> {
    if (!this.beat || this.busy || this.table.busy) return;
    this.busy = true;
    try {
      this.#take(await this.#ask(this.beat.index + by));
    } catch {
      this.failed = true;
    }
    this.busy = false;
  }

  async #open(beat: number): Promise<void> {
    try {
      this.#take(await this.#ask(beat));
    } catch (error) {
      if (!(error instanceof CallRefused)) this.#timer = window.setTimeout(() => void this.#open(beat), AGAIN);
      // The lesson has changed since it was left.
      else if (beat > 0) void this.#open(0);
      else this.missing = true;
    }
  }

  #ask(beat: number, choice: number | null = null): Promise<LessonState> {
    return call("POST", `${at(this.game)}/${encodeURIComponent(this.id)}`, { beat, made: this.#made, choice });
  }

  async #choose(choice: number): Promise<TableState> {
    const answer = await this.#ask(this.beat?.index ?? 0, choice);
    if (!answer.remark) this.#made = [...this.#made.slice(0, this.beat?.made), choice];
    this.#take(answer);
    return withNames(answer.state);
  }

  /** Show where the lesson is; the moves of others one after another. */
  #take(answer: LessonState): void {
    const { beat } = answer;
    this.failed = false;
    this.remark = answer.remark;
    if (answer.remark) return;
    this.beat = beat;
    this.#made = this.#made.slice(0, beat.made);
    const { [`${this.game}/${this.id}`]: _, ...left } = allLeft();
    const over = beat.index === beat.count - 1;
    store(KEY, over ? left : { ...left, [`${this.game}/${this.id}`]: { beat: beat.index, made: this.#made } });
    const { table } = this;
    table.past = null;
    table.cards.close();
    table.doubt = null;
    table.hints.shown = null;
    const forward = answer.state.moment > table.feed.newest;
    for (const state of [...(forward ? answer.before : []), answer.state]) {
      const named = withNames(state);
      this.#seen.set(named.moment, named);
      table.feed.receive(named);
    }
    // The same moment may be told about and then asked about.
    table.setGame(table.info, table.module);
  }

  async #hint(): Promise<Hint> {
    const question = this.table.question;
    const wanted = question?.choices.find((one) => one.choice === this.beat?.choices[0]);
    if (!question || !wanted) throw new Error("nothing is waited for");
    const figures = { chance: null, points: null, other: null, other_chance: null, other_points: null };
    const reasons = { reasons: [], later: false };
    const moment = this.table.state?.moment ?? 0;
    return Promise.resolve({
      seat: question.seat,
      moment,
      choice: wanted.choice,
      move: wanted.label,
      ...figures,
      ...reasons,
    });
  }

  async #past(moment: number): Promise<TableState> {
    const found = this.#seen.get(moment) ?? this.table.state;
    return found ? Promise.resolve(found) : Promise.reject(new Error("no such moment"));
  }
}
