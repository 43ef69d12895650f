/** One table in this browser: what the server said last, what is shown of it, and what the reader does. */
import { getContext, setContext } from "svelte";
import { Connection, type Link } from "./connection";
import type { About, GameModule } from "./game";
import { byPlace, choicesAt, NO_STATUS, reasonOf, type Card, type Status } from "./places";
import { Lit } from "./lit.svelte";
import { Pace } from "./pace";
import { Peek } from "./peek.svelte";
import { Previews } from "./previews.svelte";
import { endsAlone } from "./roles";
import { settings } from "./settings.svelte";
import { has, inOneList, loadRest, named, phrase as inWords, say } from "./texts.svelte";
import type { Choice, GameInfo, Hint, LogLine, Past, Phrase, Preview, Question, ChatLine, SeatChange, TableState } from "./types";
import { otherInWords, thoughtInWords } from "./thoughts";
import { clientId, Refused, wire } from "./wire";

export class Table {
  #told: TableState | null = $state.raw(null);
  /** What the server said last, with names in the reader's language for seats that nobody has named. */
  state: TableState | null = $derived.by(() => {
    const told = this.#told;
    return told && { ...told, seats: told.seats.map((seat) => ({ ...seat, name: named(seat.name) })) };
  });
  log: LogLine[] = $state.raw([]);
  link: Link = $state("joining");
  missing = $state(false);
  busy = $state(false);
  /** How many states wait to be shown. */
  behind = $state(0);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  /** What bots said about their choices, at tables where they talk. */
  thoughts: Hint[] = $state.raw([]);
  past: Past | null = $state.raw(null);
  card: Card | null = $state.raw(null);
  notice: string = $state("");
  picked = $state(-1);
  /** The place at which the board is entered with the Tab key. */
  cursor = $state("");
  /** A choice that would lose something: it is asked about once more. */
  doubt: Choice | null = $state.raw(null);
  peek = new Peek();
  lit = new Lit();
  /** Shows the whole board again, while only a part of it is seen. */
  whole: (() => void) | null = $state.raw(null);
  /** The seat whose things are shown large; -1 for one's own. */
  looked = $state(-1);
  behindCurtain = $state(false);
  /** Whether the curtain fell in the middle of a turn: something secret has come up. */
  sameSeat = $state(false);
  chat: ChatLine[] = $state.raw([]);
  module: GameModule | null = $state.raw(null);
  info: GameInfo | null = $state.raw(null);

  #previews = new Previews((choice) => {
    const state = this.state;
    return state?.question && !this.busy ? wire.preview(this.id, state.question.seat, state.moment, choice) : null;
  });
  preview: Preview | null = $derived(this.busy ? null : this.#previews.shown);
  #thinker: { seat: number; moment: number } | null = $state.raw(null);
  #chosen = $state(-1);
  /** The bot that thinks about what is shown; -1 for none. */
  thinking: number = $derived(this.#thinker && this.#thinker.moment === this.state?.moment ? this.#thinker.seat : -1);
  /** The last thing that a bot said since the reader's own choice. */
  thought: Hint | null = $derived(this.thoughts.findLast((one) => one.moment > this.#chosen && one.moment <= (this.state?.moment ?? -1)) ?? null);
  question: Question | null = $derived(this.past ? null : (this.state?.question ?? null));
  view: unknown = $derived(this.past?.view ?? this.state?.view);
  ghost: unknown = $derived(this.past ? null : this.preview?.view);
  mine: number[] = $derived(this.state?.mine ?? []);
  #byNumber: Map<number, Choice> = $derived(new Map(this.question?.choices.map((choice) => [choice.choice, choice]) ?? []));

  #byPlace: Map<string, Choice[]> = $derived(byPlace(this.question));

  #connection: Connection;
  #pace = new Pace(
    (state) => this.#show(state),
    (waiting) => (this.behind = waiting),
  );
  #newest = -1;

  constructor(readonly id: string) {
    this.#connection = new Connection(id, {
      moment: () => this.#newest,
      receive: (state) => this.#receive(state),
      said: (line) => (this.chat = [...this.chat.filter((old) => old.n !== line.n), line]),
      online: (online) => this.#setOnline(online),
      thinking: (seat, moment) => (this.#thinker = { seat, moment }),
      thought: (thought) => (this.thoughts = [...this.thoughts.filter((one) => one.moment < thought.moment), thought]),
      link: (link) => (this.link = link),
      missing: () => (this.missing = true),
    });
  }

  close(): void {
    this.#pace.clear();
    this.#connection.close();
  }

  #receive(state: TableState): void {
    this.#newest = state.moment;
    const calm = !this.state || settings.pace === "once" || document.visibilityState === "hidden" || state.moment <= this.state.moment;
    if (calm) this.#pace.now(state);
    else this.#pace.later(state);
  }

  /** Show the newest state at once. */
  skip(): void {
    this.#pace.skip();
  }

  #show(state: TableState): void {
    const before = this.state;
    const first = state.log[0]?.moment ?? Infinity;
    // At a shared screen each player knows other lines, and the server sends them all every time.
    const shared = state.mine.length > 1 && this.info?.secrets;
    const kept = shared ? [] : this.log.filter((line) => line.moment < first && line.moment <= state.moment);
    this.log = [...kept, ...state.log];
    if (state.chat.length >= this.chat.length) this.chat = state.chat;
    if (state.thoughts.length) this.thoughts = state.thoughts;
    this.#told = state;
    if (before?.moment === state.moment && before.seat === state.seat) return;
    this.#previews.forget();
    this.card = null;
    this.doubt = null;
    this.peek.forget();
    this.notice = "";
    this.hint = null;
    this.#light(before, state);
    this.looked = -1;
    this.picked = (state.question && this.module?.firstPick?.(state.question)) ?? -1;
    if (state.private && (state.seat !== before?.seat || !before.private)) this.#drawCurtain(state.seat === before?.seat);
    this.#endTurnAlone();
  }

  #setOnline(online: boolean[]): void {
    const told = this.#told;
    if (!told) return;
    this.#told = { ...told, seats: told.seats.map((seat, n) => ({ ...seat, online: online[n] ?? seat.online })) };
  }

  /** Light what is different since the state that was shown before. */
  #light(before: TableState | null, after: TableState): void {
    const forward = before && before.seat === after.seat && before.moment < after.moment;
    this.lit.light(forward ? (this.module?.changed?.(before.view, after.view) ?? []) : []);
  }

  #endTurnAlone(): void {
    const question = this.state?.question;
    const choice = question && this.module ? endsAlone(question, settings.endTurn) : null;
    if (choice === null) return;
    const moment = this.state?.moment;
    setTimeout(() => {
      if (this.state?.moment === moment && !this.past) void this.choose(choice);
    }, 450);
  }

  /** Nothing is shown until the player of the seat says so; an earlier moment was another's to look at. */
  #drawCurtain(same: boolean): void {
    this.sameSeat = same;
    this.behindCurtain = !this.state?.result;
    this.past = null;
  }

  setGame(info: GameInfo | null, module: GameModule | null): void {
    this.info = info;
    this.module = module;
    if (this.state?.question && module) this.picked = module.firstPick?.(this.state.question) ?? -1;
    this.#endTurnAlone();
  }

  say(phrase: Phrase): string {
    return inWords(phrase, this.info, this.state?.seats ?? []);
  }

  /** A short form for buttons, where the board's texts have one. */
  short(phrase: Phrase): string {
    const key = `short-${phrase.key}`;
    return has(key) ? this.say({ ...phrase, key }) : this.say(phrase);
  }

  /** What a bot said of its choice; in full, also what else it might have done. */
  sayThought(thought: Hint, full: boolean): string {
    const logged = this.log.some((line) => line.moment === thought.moment);
    const words = (said: Phrase): string => this.say(said);
    const said = thoughtInWords(thought, this.state?.seats[thought.seat]?.name ?? "", logged, words);
    return full ? `${said} ${otherInWords(thought, words)}` : said;
  }

  /** What a place of the board means now. */
  status(place: string): Status {
    const question = this.question;
    if (!question || !this.module || this.busy) return NO_STATUS;
    const meant = this.module.standsFor?.(question, place) ?? place;
    const choices = choicesAt(this.#byPlace, meant, this.module.part?.(question) ?? "");
    const possible = choices.filter((choice) => choice.refusal === null);
    return { choices, possible, refusal: reasonOf(choices, this.module.weakReasons ?? []) };
  }

  /** Enter or a click on a place: do it, ask which, or say why not. */
  act(place: string, at: Element): void {
    const { possible } = this.status(place);
    const [only] = possible;
    if (this.past) this.#open(place, at, say("past-place"), "");
    else if (possible.length === 1 && only) void this.choose(only.choice);
    else if (possible.length > 1) this.#open(place, at, say("which-one"), "", possible);
    else this.explain(place, at);
  }

  /** Why a place is not possible now, or that it is. */
  explain(place: string, at: Element): void {
    const { possible, refusal } = this.status(place);
    const question = this.question;
    if (possible[0]) this.#open(place, at, this.say(possible[0].label), possible[0].rule);
    else if (refusal) this.#open(place, at, this.say(refusal.phrase), refusal.rule);
    else if (question) this.#open(place, at, say("not-asked-here", { question: this.say(question.phrase) }), question.rule);
    else this.#open(place, at, this.waitingText(), "");
  }

  /** What a place is, where the game has more to say than its name. */
  about(place: string): About | null {
    return this.view ? (this.module?.about?.(place, this.view) ?? null) : null;
  }

  waitingText(): string {
    const seats = (this.state?.waiting ?? []).flatMap((seat) => this.state?.seats[seat] ?? []);
    const names = seats.map((seat) => seat.name);
    if (this.state?.result) return say("game-over");
    if (seats.some((seat) => !seat.ready)) return say("waiting-free", { players: inOneList(seats.filter((seat) => !seat.ready).map((seat) => seat.name)) });
    return names.length ? say("waiting-for", { players: inOneList(names) }) : say("waiting");
  }

  #open(place: string, at: Element, text: string, rule: string, choices: Choice[] = []): void {
    this.peek.close();
    this.card = { place, at: at.getBoundingClientRect(), text, rule, choices };
  }

  refuse(choice: Choice, at: Element): void {
    if (choice.refusal) this.#open(`choice:${choice.choice}`, at, this.say(choice.refusal.phrase), choice.refusal.rule);
  }

  /** Make a choice; where it would lose something, ask first whether the reader is sure. */
  async choose(choice: number, sure = false): Promise<void> {
    const state = this.state;
    if (!state?.question || this.busy || this.past) return;
    const made = this.#byNumber.get(choice);
    if (made?.loses && !sure) {
      this.card = null;
      this.doubt = made;
      return;
    }
    const seat = state.question.seat;
    this.#chosen = state.moment;
    await this.#send((client) => wire.choose(this.id, seat, state.moment, choice, client), false);
  }

  async undo(at: Element): Promise<void> {
    const state = this.state;
    if (!state || this.busy) return;
    if (!state.undo.possible) {
      const reason = state.undo.reason;
      this.#open("undo", at, reason ? this.say(reason) : say("nothing-to-undo"), "");
      return;
    }
    await this.#send((client) => wire.undo(this.id, state.seat, state.moment, client), true);
  }

  /** Decline the present question now and whenever it comes in another's turn. */
  async declineAlways(): Promise<void> {
    const question = this.question;
    if (question) await this.changeSeat(question.seat, { action: "decline", ask: question.ask });
  }

  async changeSeat(seat: number, change: SeatChange): Promise<void> {
    await this.#send(() => wire.seat(this.id, seat, change), true);
  }

  async #send(send: (client: string) => Promise<TableState>, back: boolean): Promise<void> {
    this.leave();
    this.card = null;
    this.doubt = null;
    this.skip();
    this.busy = true;
    const client = clientId();
    try {
      const state = await this.#twice(() => send(client));
      if (back || state.moment >= this.#newest) this.#receiveOwn(state);
    } catch (error) {
      if (error instanceof Refused) {
        if (error.failure.state) this.#receiveOwn(error.failure.state);
        this.notice = error.failure.phrase ? this.say(error.failure.phrase) : say(error.status === 409 ? "stale-click" : error.status === 403 ? "not-now" : "call-failed");
      } else this.notice = say("call-failed");
    } finally {
      this.busy = false;
    }
  }

  #receiveOwn(state: TableState): void {
    this.#newest = state.moment;
    this.#pace.now(state);
  }

  /** A call that the network lost is sent once more: the client id makes it count once. */
  async #twice<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (error instanceof Refused) throw error;
      await new Promise((done) => setTimeout(done, 800));
      return send();
    }
  }

  /** Ask what a strong bot would do here; where hints are not given, say why. */
  async askHint(at: Element): Promise<void> {
    const { state, question } = this;
    if (!state || !question || this.busy || this.hinting) return;
    await loadRest();
    if (!state.practice) {
      this.#open("hint", at, say("hint-no-practice"), "");
      return;
    }
    this.hinting = true;
    try {
      const hint = await wire.hint(this.id, question.seat, state.moment);
      if (this.question && this.state?.moment === hint.moment) this.#suggest(this.question, hint);
    } catch (error) {
      const status = error instanceof Refused ? error.status : 0;
      if (error instanceof Refused && error.failure.state) this.#receiveOwn(error.failure.state);
      this.notice = say(status === 429 ? "hint-later" : status === 409 ? "stale-click" : "call-failed");
    }
    this.hinting = false;
  }

  #suggest(question: Question, hint: Hint): void {
    this.leave();
    this.notice = "";
    this.card = null;
    this.hint = hint;
    const hinted = this.#byNumber.get(hint.choice);
    if (hinted) this.picked = this.module?.pickFor?.(question, hinted) ?? this.picked;
    void this.#previews.now(hint.choice);
  }

  /** Show what a place would do, after a moment of hovering. */
  hover(place: string, wait?: number): void {
    this.#previews.soon(() => {
      const { possible } = this.status(place);
      return possible.length === 1 ? possible[0]?.choice : undefined;
    }, wait);
  }

  hoverChoice(choice: number): void {
    this.#previews.soon(() => choice);
  }

  leave(): void {
    this.#previews.leave();
    this.peek.leave();
  }

  /** Show the table as it was; null is now. */
  async goTo(moment: number | null): Promise<void> {
    this.card = null;
    this.leave();
    if (moment === null) {
      this.past = null;
      return;
    }
    try {
      this.past = await wire.moment(this.id, moment);
    } catch {
      this.notice = say("call-failed");
    }
  }

  #forgetHint(): void {
    this.hint = null;
    this.leave();
  }

  /** Escape: one step back. */
  back(): void {
    if (this.peek.close()) return;
    if (this.card) this.card = null;
    else if (this.doubt) this.doubt = null;
    else if (this.hint) this.#forgetHint();
    else if (this.preview) this.leave();
    else if (this.looked >= 0) this.looked = -1;
    else if (this.past) void this.goTo(null);
    else this.skip();
  }
}

const KEY = Symbol("table");

export function provideTable(table: Table): Table {
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
