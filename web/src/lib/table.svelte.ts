/** One table in this browser: what the server said last, what is shown of it, and what the reader does. */
import { getContext, setContext } from "svelte";
import { Connection, type Link } from "./connection";
import type { GameModule } from "./game";
import { Pace } from "./pace";
import { settings } from "./settings.svelte";
import { has, inOneList, phrase as inWords, say } from "./texts.svelte";
import type { Choice, GameInfo, Hint, LogLine, Past, Phrase, Preview, Question, Refused as Why, Said, SeatChange, TableState } from "./types";
import { otherInWords, thoughtInWords } from "./thoughts";
import { clientId, Refused, wire } from "./wire";

export interface Status {
  /** All choices that the place stands for. */
  choices: Choice[];
  /** Those that are possible now. */
  possible: Choice[];
  refusal: Why | null;
}
const NO_STATUS: Status = { choices: [], possible: [], refusal: null };

/** A small card beside a place: why not, or which of several. */
export interface Card {
  place: string;
  x: number;
  y: number;
  text: string;
  rule: string;
  choices: Choice[];
}

export class Table {
  state: TableState | null = $state.raw(null);
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
  preview: Preview | null = $state.raw(null);
  card: Card | null = $state.raw(null);
  notice: string = $state("");
  picked = $state(-1);
  cursor = $state("");
  /** The seat whose things are shown large; -1 for one's own. */
  looked = $state(-1);
  behindCurtain = $state(false);
  chat: Said[] = $state.raw([]);
  module: GameModule | null = $state.raw(null);
  info: GameInfo | null = $state.raw(null);

  #thinker: { seat: number; moment: number } | null = $state.raw(null);
  #chosen = $state(-1);
  /** The bot that thinks about what is shown, or about what comes after it; -1 for none. */
  thinking: number = $derived(this.#thinker && this.#thinker.moment >= (this.state?.moment ?? 0) ? this.#thinker.seat : -1);
  /** The last thing that a bot said since the reader's own choice. */
  thought: Hint | null = $derived(this.thoughts.findLast((one) => one.moment > this.#chosen && one.moment <= (this.state?.moment ?? -1)) ?? null);
  question: Question | null = $derived(this.past ? null : (this.state?.question ?? null));
  view: unknown = $derived(this.past?.view ?? this.state?.view);
  ghost: unknown = $derived(this.past ? null : this.preview?.view);
  mine: number[] = $derived(this.state?.mine ?? []);
  #byNumber: Map<number, Choice> = $derived(new Map(this.question?.choices.map((choice) => [choice.choice, choice]) ?? []));

  #connection: Connection;
  #pace = new Pace(
    (state) => this.#show(state),
    (waiting) => (this.behind = waiting),
  );
  #newest = -1;
  #hovered = 0;
  #previews = new Map<string, Promise<Preview>>();

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
    this.state = state;
    if (before?.moment === state.moment && before.seat === state.seat) return;
    this.preview = null;
    this.card = null;
    this.notice = "";
    this.hint = null;
    this.#previews.clear();
    this.looked = -1;
    this.picked = state.question && this.module ? this.module.firstPick(state.question) : -1;
    if (shared && state.seat !== before?.seat) this.#drawCurtain();
    this.#endTurnAlone();
  }

  #setOnline(online: boolean[]): void {
    if (!this.state) return;
    this.state = { ...this.state, seats: this.state.seats.map((seat, n) => ({ ...seat, online: online[n] ?? seat.online })) };
  }

  #endTurnAlone(): void {
    const question = this.state?.question;
    const choice = question && this.module ? this.module.endTurn(question) : null;
    if (!question || choice === null || settings.endTurn === "confirm") return;
    const open = question.choices.filter((option) => option.refusal === null);
    if (settings.endTurn === "idle" && open.length > 1) return;
    const moment = this.state?.moment;
    setTimeout(() => {
      if (this.state?.moment === moment && !this.past) void this.choose(choice);
    }, 450);
  }

  /** Nothing is shown until the player of the seat says so; an earlier moment was another's to look at. */
  #drawCurtain(): void {
    this.behindCurtain = !this.state?.result;
    this.past = null;
  }

  setGame(info: GameInfo | null, module: GameModule | null): void {
    if (!this.info && info?.secrets && this.mine.length > 1) this.#drawCurtain();
    this.info = info;
    this.module = module;
    if (this.state?.question && module) this.picked = module.firstPick(this.state.question);
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
    const numbers = this.module.choicesAt(question, this.state?.view, place, this.picked);
    const choices = numbers.flatMap((number) => this.#byNumber.get(number) ?? []);
    const possible = choices.filter((choice) => choice.refusal === null);
    return { choices, possible, refusal: choices.find((choice) => choice.refusal)?.refusal ?? null };
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

  waitingText(): string {
    const names = (this.state?.waiting ?? []).map((seat) => this.state?.seats[seat]?.name ?? "");
    if (this.state?.result) return say("game-over");
    return names.length ? say("waiting-for", { players: inOneList(names) }) : say("waiting");
  }

  #open(place: string, at: Element, text: string, rule: string, choices: Choice[] = []): void {
    const box = at.getBoundingClientRect();
    this.card = { place, x: box.left + box.width / 2, y: box.top, text, rule, choices };
  }

  refuse(choice: Choice, at: Element): void {
    if (choice.refusal) this.#open(`choice:${choice.choice}`, at, this.say(choice.refusal.phrase), choice.refusal.rule);
  }

  async choose(choice: number): Promise<void> {
    const state = this.state;
    if (!state?.question || this.busy || this.past) return;
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
    this.skip();
    this.busy = true;
    const client = clientId();
    try {
      const state = await this.#twice(() => send(client));
      if (back || state.moment >= this.#newest) this.#receiveOwn(state);
    } catch (error) {
      if (error instanceof Refused) {
        if (error.failure.state) this.#receiveOwn(error.failure.state);
        this.notice = error.failure.phrase ? this.say(error.failure.phrase) : say(error.status === 409 ? "stale-click" : "call-failed");
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
    this.picked = this.module?.pickFor?.(question, hint.choice) ?? this.picked;
    void this.#fetchPreview(hint.choice);
  }

  /** Show what a place would do, after a moment of hovering. */
  hover(place: string, wait = 260): void {
    clearTimeout(this.#hovered);
    this.#hovered = window.setTimeout(() => {
      const { possible } = this.status(place);
      if (possible.length === 1 && possible[0]) void this.#fetchPreview(possible[0].choice);
    }, wait);
  }

  hoverChoice(choice: number): void {
    clearTimeout(this.#hovered);
    this.#hovered = window.setTimeout(() => void this.#fetchPreview(choice), 260);
  }

  leave(): void {
    clearTimeout(this.#hovered);
    this.preview = null;
  }

  async #fetchPreview(choice: number): Promise<void> {
    const state = this.state;
    if (!state?.question || this.busy) return;
    const token = this.#hovered;
    const key = `${state.moment}/${choice}`;
    const found = this.#previews.get(key) ?? wire.preview(this.id, state.question.seat, state.moment, choice);
    this.#previews.set(key, found);
    try {
      const preview = await found;
      if (token === this.#hovered && this.state?.moment === state.moment && !this.busy) this.preview = preview;
    } catch {
      this.#previews.delete(key);
    }
  }

  /** Show the table as it was; null is now. */
  async goTo(moment: number | null): Promise<void> {
    this.card = null;
    this.preview = null;
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
    if (this.card) this.card = null;
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
