/** One table in this browser: what is shown of it, and what the reader does. Its parts are in files of their own. */
import { getContext, setContext } from "svelte";
import { Cards } from "./cards.svelte";
import { endTurnAlone } from "./endTurn";
import { Feed } from "./feed.svelte";
import type { About, GameModule } from "./game";
import { Handover } from "./handover.svelte";
import { Hints } from "./hints.svelte";
import { Highlights } from "./highlights.svelte";
import { Peek } from "./peek.svelte";
import { byPlace, NO_STATUS, statusOf, type Status } from "./places";
import { Previews } from "./previews.svelte";
import { Sending } from "./sending.svelte";
import { has, phrase as inWords, say } from "./texts.svelte";
import type { Choice, GameInfo, Past, Phrase, Preview, Question, SeatChange, TableState } from "./types";
import { wire } from "./wire";

/** What is asked of the server. */
export type Calls = Pick<typeof wire, "choose" | "undo" | "preview" | "moment" | "seat" | "hint" | "judge"> & {
  /** A puzzle gives no hints, chooses nothing for the reader, and has its own words. */
  puzzle?: boolean;
  /** A replay shows what was, and takes no choices. */
  replay?: boolean;
};

export class Table {
  readonly feed = new Feed({
    secrets: () => this.info?.secrets ?? false,
    shown: (before, after) => this.#shown(before, after),
  });
  readonly handover = new Handover();
  readonly cards = new Cards(this);
  readonly hints = new Hints(this);
  readonly peek = new Peek();
  readonly lit = new Highlights();
  readonly #sending = new Sending(this);
  readonly previews = new Previews((choice) => {
    const state = this.state;
    return state?.question && !this.busy
      ? this.calls.preview(this.id, state.question.seat, state.moment, choice)
      : null;
  });

  module: GameModule | null = $state.raw(null);
  info: GameInfo | null = $state.raw(null);
  /** The earlier moment that is shown, if any. */
  past: Past | null = $state.raw(null);
  notice: string = $state("");
  picked = $state(-1);
  /** The place at which the board is entered with the Tab key. */
  cursor = $state("");
  /** A choice that would lose something: it is asked about once more. */
  doubt: Choice | null = $state.raw(null);
  /** Shows the whole board again, while only a part of it is seen. */
  whole: (() => void) | null = $state.raw(null);
  /** Brings some of its places into sight. */
  look: ((places: readonly Element[]) => void) | null = null;
  /** The seat whose things are shown large; -1 for one's own. */
  looked = $state(-1);

  state = $derived(this.feed.state);
  log = $derived(this.feed.log);
  busy = $derived(this.#sending.busy);
  preview: Preview | null = $derived(this.busy ? null : this.previews.shown);
  question: Question | null = $derived(this.past ? null : (this.state?.question ?? null));
  view: unknown = $derived(this.past?.view ?? this.state?.view);
  ghost: unknown = $derived(this.past ? null : this.preview?.view);
  mine: number[] = $derived(this.state?.mine ?? []);
  #byPlace: Map<string, Choice[]> = $derived(byPlace(this.question));

  /** A table without an id is not on the server: a lesson, a puzzle or a replay with calls of its own, or a picture of the rules. */
  constructor(
    readonly id: string,
    readonly calls: Calls = wire,
  ) {
    if (id) this.feed.open(id);
  }

  /** Whether this is seen through the eyes of a player who is not the reader: nothing here is then spoken of as "yours". */
  get othersEyes(): boolean {
    return false;
  }

  setGame(info: GameInfo | null, module: GameModule | null): void {
    this.info = info;
    this.module = module;
    if (this.state?.question && module) this.picked = module.firstPick?.(this.state.question) ?? -1;
    endTurnAlone(this);
  }

  /** Another moment is shown: what was said about the one before is over. */
  #shown(before: TableState | null, after: TableState): void {
    this.previews.forget();
    this.cards.close();
    this.doubt = null;
    this.peek.forget();
    this.notice = "";
    this.hints.forget();
    this.lit.follow(before, after, this.module);
    this.looked = -1;
    this.picked = (after.question && this.module?.firstPick?.(after.question)) ?? -1;
    // An earlier moment was another player's to look at.
    if (this.handover.pass(before, after)) this.past = null;
    endTurnAlone(this);
  }

  say(phrase: Phrase): string {
    return inWords(phrase, this.info, this.state?.seats ?? []);
  }

  /** A short form for buttons, where the board's texts have one. */
  short(phrase: Phrase): string {
    const key = `short-${phrase.key}`;
    return has(key) ? this.say({ ...phrase, key }) : this.say(phrase);
  }

  /** What a place of the board means now. */
  status(place: string): Status {
    const { question, module } = this;
    return question && module && !this.busy ? statusOf(question, this.#byPlace, module, place) : NO_STATUS;
  }

  /** What a place is, where the game has more to say than its name. */
  about(place: string): About | null {
    return this.view ? (this.module?.about?.(place, this.view) ?? null) : null;
  }

  /** Make a choice; where it would lose something, ask first whether the reader is sure. */
  async choose(choice: number, sure = false): Promise<void> {
    const { state, question } = this;
    if (!state || !question || this.busy) return;
    const made = question.choices.find((one) => one.choice === choice);
    if (made?.loses && !sure && !this.hints.naming) {
      this.cards.close();
      this.doubt = made;
      return;
    }
    if (made && !sure && this.hints.judges && (await this.hints.stops(made))) return;
    this.feed.chosen = state.moment;
    await this.#send(() => this.#sending.choose(question.seat, state.moment, choice));
  }

  async undo(at: Element): Promise<void> {
    const state = this.state;
    if (!state || this.busy) return;
    if (!state.undo.possible) {
      const reason = state.undo.reason;
      this.cards.open("undo", at, reason ? this.say(reason) : say("nothing-to-undo"), "");
      return;
    }
    await this.#send(() => this.#sending.undo(state.seat, state.moment));
  }

  /** Decline the present question now and whenever it comes in another's turn. */
  async declineAlways(): Promise<void> {
    const question = this.question;
    if (question) await this.changeSeat(question.seat, { action: "decline", ask: question.ask });
  }

  async changeSeat(seat: number, change: SeatChange): Promise<void> {
    await this.#send(() => this.#sending.send(() => this.calls.seat(this.id, seat, change), true));
  }

  async #send(send: () => Promise<string>): Promise<void> {
    this.leave();
    this.cards.close();
    this.doubt = null;
    this.feed.skip();
    const failure = await send();
    if (failure) this.notice = failure;
  }

  /** Make a choice the obvious next one: pick up what it needs, and show what it would do. */
  suggest(question: Question, choice: number): void {
    this.leave();
    this.notice = "";
    this.cards.close();
    const suggested = question.choices.find((one) => one.choice === choice);
    if (suggested) this.picked = this.module?.pickFor?.(question, suggested) ?? this.picked;
    void this.previews.now(choice);
  }

  /** Show what a place would do, after a moment of hovering. */
  hover(place: string, wait?: number): void {
    this.previews.soon(() => {
      const { possible } = this.status(place);
      return possible.length === 1 ? possible[0]?.choice : undefined;
    }, wait);
  }

  leave(): void {
    this.previews.leave();
    this.peek.leave();
  }

  /** Show the table as it was; null is now. */
  async goTo(moment: number | null): Promise<void> {
    this.cards.close();
    this.leave();
    try {
      this.past = moment === null ? null : await this.calls.moment(this.id, moment);
    } catch {
      this.notice = say("call-failed");
    }
  }

  /** Escape: one step back. */
  back(): void {
    if (this.peek.close()) return;
    if (this.cards.shown) this.cards.close();
    else if (this.doubt) this.doubt = null;
    else if (this.hints.shown) {
      this.hints.forget();
      this.leave();
    } else if (this.preview) this.leave();
    else if (this.looked >= 0) this.looked = -1;
    else if (this.past) void this.goTo(null);
    else this.feed.skip();
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
