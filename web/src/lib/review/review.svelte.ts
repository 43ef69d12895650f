/** A review in this browser: the finished table, what is found so far, and the moment that the reader looks at. */
import { loadGame } from "../catalog.svelte";
import { named, phrase, say } from "../texts.svelte";
import type {
  GameInfo,
  Moment,
  Phrase,
  ReviewedMoment,
  ReviewState,
  ReviewSummary,
  TableState,
  Timeline,
} from "../types";
import { call, CallRefused, wire } from "../wire";
import { nearest } from "./curve";

const AGAIN = 2000;
/** After every moment, so that no log is sent. */
const NO_LOG = 2 ** 31 - 1;
/** A decision that has cost less is not worth a second look; nor is one whose cost may be chance in the estimate. */
const TELLING = 0.01;
const SURE = 1.96;

export type Costly = ReviewedMoment & { decided: NonNullable<ReviewedMoment["decided"]> };

/** Decisions that cost something beyond what chance in the estimate explains, the costliest first. */
export const costliest = (moments: readonly ReviewedMoment[]): Costly[] =>
  moments
    .filter((one): one is Costly => Boolean(one.decided?.best))
    .filter(({ decided }) => decided.loss >= TELLING && decided.loss > SURE * decided.error)
    .sort((one, other) => other.decided.loss - one.decided.loss || one.moment - other.moment);

export class Review {
  table: TableState | null = $state.raw(null);
  info: GameInfo | null = $state.raw(null);
  timeline: Timeline | null = $state.raw(null);
  /** What is found, in the order of the game. */
  moments: ReviewedMoment[] = $state.raw([]);
  summary: ReviewSummary | null = $state.raw(null);
  progress: Pick<ReviewState, "state" | "done" | "of" | "skipped"> = $state.raw({
    state: "none",
    done: 0,
    of: 0,
    skipped: 0,
  });
  /** Why there is no review: the table is not there, or its game goes on. */
  refused: "" | "no-table" | "not-finished" | "too-many-reviews" = $state("");
  failed = $state(false);
  /** The moment that the reader looks at; -1 before any was chosen. */
  at = $state(-1);
  here: ReviewedMoment | null = $derived(
    this.moments[nearest(this.moments, this.at < 0 ? this.#telling() : this.at)] ?? null,
  );
  seats: TableState["seats"] = $derived((this.table?.seats ?? []).map((seat) => ({ ...seat, name: named(seat.name) })));
  mine: number[] = $derived(this.table?.mine ?? []);
  costly: Costly[] = $derived(costliest(this.moments));
  last = $derived(this.table?.moment ?? 0);
  /** Whether all can lose together. */
  together: boolean = $derived(this.moments.some((one) => one.lost > 0));
  #timer = 0;
  #closed = false;
  readonly #path: string;

  constructor(
    readonly id: string,
    search: string,
  ) {
    this.#path = `/api/tables/${encodeURIComponent(id)}`;
    this.follow(search);
    void this.#open();
  }

  /** Look at the moment that the address names. */
  follow(search: string): void {
    const asked = new URLSearchParams(search).get("at") ?? "";
    if (/^\d{1,6}$/.test(asked)) this.at = Number(asked);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  colour(seat: number): number {
    return this.seats[seat]?.colour ?? 0;
  }

  say(said: Phrase): string {
    return phrase(said, this.info, this.seats);
  }

  /** The moment to begin with: the costliest decision of the reader's own, or of anybody. */
  #telling(): number {
    return (this.costly.find(({ seat }) => this.mine.includes(seat)) ?? this.costly[0])?.moment ?? this.last;
  }

  /** Look at a moment; the address remembers it. */
  pick(moment: number): void {
    this.at = moment;
    history.replaceState(null, "", `${location.pathname}?at=${moment}`);
  }

  /** What was answered in a moment, in words. */
  words(one: Pick<ReviewedMoment, "moment" | "kind">): string {
    const line: Moment | undefined = this.timeline?.moments[one.moment];
    if (one.kind === "end" || !line) return say(one.kind === "end" ? "review-end" : "review-chance");
    if (one.kind === "setup") return say("review-setup");
    if (!line.words) return say("review-chance");
    const said = this.say(line.words);
    const player = line.reader >= 0 ? line.reader : line.told ? -1 : line.seat;
    return player < 0 ? said : say("review-by", { player: this.name(player), move: said });
  }

  /** Start, or go on where it stopped. */
  async start(): Promise<void> {
    try {
      this.#take(await call<ReviewState>("POST", `${this.#path}/review`), 0);
    } catch (error) {
      this.#fail(error, () => this.start());
    }
  }

  async #open(): Promise<void> {
    try {
      const table = await wire.table(this.id, NO_LOG);
      this.info = await loadGame(table.game);
      this.table = table;
      if (!table.result) {
        this.refused = "not-finished";
        return;
      }
      this.timeline = await call<Timeline>("GET", `${this.#path}/timeline?eyes=open`);
      void this.start();
    } catch (error) {
      this.#fail(error, () => this.#open());
    }
  }

  async #look(since: number): Promise<void> {
    try {
      this.#take(await call<ReviewState>("GET", `${this.#path}/review?since=${since}`), since);
    } catch (error) {
      this.#fail(error, () => this.#look(since));
    }
  }

  #take(answer: ReviewState, since: number): void {
    const known = new Map((since ? this.moments : []).map((one) => [one.moment, one]));
    for (const one of answer.moments) known.set(one.moment, one);
    this.moments = [...known.values()].sort((one, other) => one.moment - other.moment);
    const { state, done, of, skipped } = answer;
    this.progress = { state, done, of, skipped };
    this.summary = answer.summary;
    this.failed = false;
    this.refused = "";
    // The server may have started again meanwhile, and counts from the beginning.
    if (known.size !== done) this.#later(() => this.#look(0));
    else if (state === "running") this.#later(() => this.#look(done));
    else if (state === "none") this.#later(() => this.start());
  }

  #fail(error: unknown, again: () => Promise<void>): void {
    const refused = error instanceof CallRefused ? error.failure.error : "";
    if (refused === "no-table" || refused === "not-finished") this.refused = refused;
    else {
      this.failed = true;
      if (refused === "too-many-reviews") this.refused = refused;
      this.#later(again, refused ? AGAIN * 5 : AGAIN);
    }
  }

  #later(what: () => Promise<void>, time = AGAIN): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = window.setTimeout(() => void what(), time);
  }
}
