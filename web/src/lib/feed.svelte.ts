/** What the server says about one table: its states one after another, the log, the chat, and what bots think. */
import { Connection, type Link } from "./connection";
import { Pace } from "./pace";
import { settings } from "./settings.svelte";
import { named } from "./texts.svelte";
import type { ChatLine, ChoiceMessage, Hint, LogLine, TableState, UndoMessage } from "./types";

export interface FeedListener {
  /** Whether the game has secrets, so that players who share a screen know different lines of the log. */
  secrets(): boolean;
  /** Another moment or another seat is shown now. */
  shown(before: TableState | null, after: TableState): void;
}

export class Feed {
  #told: TableState | null = $state.raw(null);
  /** What is shown of the table, with names in the reader's language for seats that nobody has named. */
  state: TableState | null = $derived.by(() => {
    const told = this.#told;
    return told && { ...told, seats: told.seats.map((seat) => ({ ...seat, name: named(seat.name) })) };
  });
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** What bots said about their choices, at tables where they talk. */
  thoughts: Hint[] = $state.raw([]);
  link: Link = $state("joining");
  missing = $state(false);
  /** How many states wait to be shown. */
  behind = $state(0);
  /** The moment of the reader's last choice. */
  chosen = $state(-1);
  /** The newest moment that the server has told, shown or not. */
  newest = -1;
  #thinker: { seat: number; moment: number } | null = $state.raw(null);
  /** The bot that thinks about what is shown; -1 for none. */
  thinking: number = $derived(this.#thinker && this.#thinker.moment === this.state?.moment ? this.#thinker.seat : -1);
  /** The last thing that a bot said since the reader's own choice. */
  thought: Hint | null = $derived(
    this.thoughts.findLast((one) => one.moment > this.chosen && one.moment <= (this.state?.moment ?? -1)) ?? null,
  );
  #connection: Connection | null = null;
  #pace = new Pace(
    (state) => this.#show(state),
    (waiting) => (this.behind = waiting),
  );

  constructor(private readonly listener: FeedListener) {}

  open(table: string): void {
    this.#connection = new Connection(table, {
      moment: () => this.newest,
      receive: (state) => this.receive(state),
      said: (line) => (this.chat = [...this.chat.filter((old) => old.n !== line.n), line]),
      online: (online) => this.#setOnline(online),
      thinking: (seat, moment) => (this.#thinker = { seat, moment }),
      thought: (thought) => (this.thoughts = [...this.thoughts.filter((one) => one.moment < thought.moment), thought]),
      link: (link) => (this.link = link),
      missing: () => (this.missing = true),
    });
  }

  /** Send a click over the socket; null when it is not open. */
  ask(click: ChoiceMessage | UndoMessage): Promise<TableState> | null {
    return this.#connection?.ask(click) ?? null;
  }

  close(): void {
    this.#pace.clear();
    this.#connection?.close();
  }

  /** A state from the server: the moves of others are shown one after another, everything else at once. */
  receive(state: TableState): void {
    this.newest = state.moment;
    const atOnce =
      !this.state ||
      settings.pace === "once" ||
      document.visibilityState === "hidden" ||
      state.moment <= this.state.moment;
    if (atOnce) this.#pace.now(state);
    else this.#pace.later(state);
  }

  /** The answer to something that the reader did. */
  receiveOwn(state: TableState): void {
    this.newest = state.moment;
    this.#pace.now(state);
  }

  /** Show the newest state at once. */
  skip(): void {
    this.#pace.skip();
  }

  #show(state: TableState): void {
    const before = this.state;
    this.log = longerLog(this.log, state, this.listener.secrets());
    if (state.chat.length >= this.chat.length) this.chat = state.chat;
    if (state.thoughts.length) this.thoughts = state.thoughts;
    this.#told = state;
    if (before?.moment !== state.moment || before.seat !== state.seat) this.listener.shown(before, state);
  }

  #setOnline(online: boolean[]): void {
    const told = this.#told;
    if (!told) return;
    this.#told = { ...told, seats: told.seats.map((seat, n) => ({ ...seat, online: online[n] ?? seat.online })) };
  }
}

/** The log with the lines that a state brings; lines of moments that were taken back are gone. */
export function longerLog(log: readonly LogLine[], state: TableState, secrets: boolean): LogLine[] {
  const first = state.log[0]?.moment ?? Infinity;
  // At a shared screen each player knows other lines, and the server sends them all every time.
  const shared = state.mine.length > 1 && secrets;
  const kept = shared ? [] : log.filter((line) => line.moment < first && line.moment <= state.moment);
  return [...kept, ...state.log];
}
