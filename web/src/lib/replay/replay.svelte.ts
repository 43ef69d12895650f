/** A table that is looked back on: an ordinary table that shows one moment after another, through the eyes of a seat. */
import { Connection } from "../connection";
import { Table } from "../table.svelte";
import type { ChatLine, Past, Phrase, TableState, Timeline } from "../types";
import { call, CallRefused } from "../wire";
import { Kept, pictured } from "./moments";
import { Together } from "./together.svelte";
import { at, lastOf, toldAt, type Moments } from "./steps";

/** All cards open, for those who look back after the end; what everybody at the table sees. */
export const OPEN = "open";
export const PUBLIC = "public";
/** Fetched ahead in the direction of the last step. */
const AHEAD = 6;
const AGAIN = 2000;

class ReplayTable extends Table {
  constructor(private readonly replay: Replay) {
    const never = (): Promise<never> => Promise.reject(new Error("not in a replay"));
    super("", {
      replay: true,
      choose: never,
      undo: never,
      preview: never,
      hint: never,
      judge: never,
      seat: never,
      moment: never,
    });
  }

  override get othersEyes(): boolean {
    return this.mine.some((seat) => !this.replay.now?.mine.includes(seat));
  }

  /** The log leads to its moments as it does at the table. */
  override async goTo(moment: number | null): Promise<void> {
    this.replay.step(moment ?? this.replay.last);
    return Promise.resolve();
  }
}

export class Replay {
  /** The moment that the reader wants to see; the table follows as soon as it has come. */
  moment = $state(0);
  /** Whose eyes are wanted: a seat, all cards open, or as the server thinks best. */
  eyes = $state("");
  timeline: Timeline | null = $state.raw(null);
  /** The table as it is now; only who sits there is shown of it. */
  now: TableState | null = $state.raw(null);
  /** Whether the words of later moments are shown. */
  ahead = $state(false);
  failed = $state(false);
  /** Whether the game has gone on since its moments were read. */
  longer = $state(false);
  /** The moment that the table shows; -1 before the first. */
  shown = $state(-1);
  readonly together = new Together(this);
  readonly table: Table;
  moments: Moments = $derived(this.timeline?.moments ?? []);
  last = $derived(lastOf(this.moments));
  /** What is told of the wanted moment. */
  words = $derived(toldAt(this.moments, this.moment, this));
  #connection: Connection;
  #kept: Kept;
  #timelines = new Map<string, Timeline>();
  #busy = false;
  #closed = false;
  #way = 1;
  #first: number | null;

  /** The address may name a moment and a seat; without a moment a finished game begins at its beginning, another at its end. */
  constructor(
    readonly id: string,
    search: string,
  ) {
    const asked = new URLSearchParams(search);
    const moment = asked.get("at") ?? "";
    this.#first = /^\d{1,6}$/.test(moment) ? Number(moment) : null;
    this.eyes = asked.get("eyes") ?? "";
    this.#kept = new Kept((wanted, eyes, since) => this.#call(`moments/${wanted}`, eyes, `&since=${since}`));
    this.table = new ReplayTable(this);
    this.#connection = new Connection(id, {
      moment: () => this.now?.moment ?? -1,
      receive: (state) => this.#receive(state),
      said: (line) => this.#chat([...this.table.feed.chat.filter((old) => old.n !== line.n), line]),
      online: () => undefined,
      thinking: () => undefined,
      thought: () => undefined,
      lead: (lead) => this.together.hear(lead),
      link: (link) => {
        this.table.feed.link = link;
        if (link === "live") this.together.connected();
      },
      missing: () => (this.table.feed.missing = true),
    });
  }

  close(): void {
    this.#closed = true;
    this.#connection.close();
  }

  say(phrase: Phrase): string {
    return this.table.say(phrase);
  }

  name(seat: number): string {
    return this.table.state?.seats[seat]?.name ?? "";
  }

  /** Show another moment. */
  step(moment: number): void {
    const wanted = Math.min(Math.max(moment, 0), this.last);
    if (moment > this.last && this.longer) this.#forget();
    if (wanted !== this.moment) this.#way = wanted < this.moment ? -1 : 1;
    this.moment = wanted;
    this.together.moved();
    void this.#follow();
  }

  /** Look through other eyes. */
  look(eyes: string): void {
    this.eyes = eyes;
    this.together.moved();
    void this.#follow();
  }

  /** Show what somebody else has chosen. */
  show(moment: number, eyes: string): void {
    this.#way = moment < this.moment ? -1 : 1;
    this.moment = moment;
    this.eyes = eyes;
    void this.#follow();
  }

  /** The address of what is shown. */
  address(): string {
    const seat = this.timeline && this.timeline.seat >= 0 ? String(this.timeline.seat) : "";
    const eyes = this.eyes || seat;
    return `/replay/${encodeURIComponent(this.id)}?at=${this.moment}${eyes ? `&eyes=${eyes}` : ""}`;
  }

  #call<T>(path: string, eyes: string, more = ""): Promise<T> {
    return call("GET", `/api/tables/${encodeURIComponent(this.id)}/${path}?eyes=${encodeURIComponent(eyes)}${more}`);
  }

  #receive(state: TableState): void {
    const known = this.now;
    this.now = state;
    this.together.told();
    if (state.chat.length) this.#chat(state.chat);
    if (!known) void this.#follow();
    // While the game goes on, choices are made and taken back: what was read may have changed.
    else if (state.moment !== known.moment || state.result !== null) {
      this.longer = this.longer || (!known.result && state.moment !== this.last);
      if (!known.result) this.#kept.forget();
    }
  }

  #chat(lines: ChatLine[]): void {
    if (lines.length >= this.table.feed.chat.length) this.table.feed.chat = lines;
  }

  #forget(): void {
    this.#timelines.clear();
    this.#kept.forget();
    this.longer = false;
    this.shown = -1;
  }

  /** Bring the table to the wanted moment; moments that are no longer wanted when they come are passed over. */
  async #follow(): Promise<void> {
    if (this.#busy || !this.now) return;
    this.#busy = true;
    try {
      for (let done = false; !done && !this.#closed;) done = await this.#toWanted();
      this.failed = false;
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#busy = false;
    }
    void this.#fetchAhead();
  }

  /** One try; false when something else is wanted by now. */
  async #toWanted(): Promise<boolean> {
    const { eyes } = this;
    const timeline = this.#timelines.get(eyes) ?? (await this.#call<Timeline>("timeline", eyes));
    this.#timelines.set(eyes, timeline);
    if (eyes !== this.eyes) return false;
    if (this.timeline !== timeline) {
      this.timeline = timeline;
      const begin = this.#first ?? (timeline.over ? 0 : this.last);
      this.#first = null;
      this.moment = Math.min(this.shown < 0 && this.moment === 0 ? begin : this.moment, this.last);
    }
    const { moment } = this;
    const past = await this.#kept.at(moment, eyes);
    if (eyes !== this.eyes || moment !== this.moment) return false;
    this.#show(past);
    return true;
  }

  /** What is not allowed here is asked for in another way; what did not come, again. */
  #refused(error: unknown): void {
    const key = error instanceof CallRefused ? error.failure.error : "";
    if (key === "no-table") {
      this.table.feed.missing = true;
      return;
    }
    const eyes = (key === "not-your-eyes" || key === "no-seat") && this.eyes !== "";
    if (eyes) this.eyes = "";
    else if (key === "no-such-moment") this.#forget();
    else this.failed = true;
    setTimeout(() => void this.#follow(), this.failed ? AGAIN : 0);
  }

  /** Show a moment as the table showed it then; nobody is asked, and nothing of what came later is there. */
  #show(past: Past): void {
    const { now } = this;
    if (!now) return;
    this.table.feed.receiveOwn(pictured(now, past, this.table.feed.chat));
    // Where one's own things would be large, whoever sees no seat's own sees those of whose turn it is.
    if (past.seat < 0) this.table.looked = past.turn;
    this.shown = past.moment;
    history.replaceState(history.state, "", this.address());
  }

  async #fetchAhead(): Promise<void> {
    const { moment, eyes } = this;
    for (let n = 1; n <= AHEAD; n++) {
      const wanted = moment + n * this.#way;
      if (this.#closed || this.moment !== moment || this.eyes !== eyes || !at(this.moments, wanted)) return;
      if (!this.#kept.has(wanted, eyes)) await this.#kept.at(wanted, eyes).catch(() => undefined);
    }
  }
}
