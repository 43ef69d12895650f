/**
 * Keeps a table up to date: over a socket, after a drop by connecting again, and by asking now and then where sockets do not pass.
 * While the socket is open, clicks are sent over it.
 */
import { tell } from "./host/host.svelte";
import type {
  ChatLine,
  Choice,
  ChoiceMessage,
  Hint,
  LeadMessage,
  PatchMessage,
  RefusedMessage,
  SocketMessage,
  StateMessage,
  TableState,
  UndoMessage,
} from "./types";
import { page, CallRefused, wire } from "./wire";

export type Link = "joining" | "live" | "polling" | "lost";

export interface Listener {
  moment(): number;
  receive(state: TableState): void;
  said(line: ChatLine): void;
  online(seats: boolean[]): void;
  thinking(seat: number, moment: number): void;
  thought(thought: Hint): void;
  lead?(lead: LeadMessage): void;
  link(link: Link): void;
  missing(): void;
}

interface Waiting {
  answer(state: TableState): void;
  fail(error: Error): void;
  timer: number;
}

/** After this long without an answer a socket counts as broken. */
const PATIENCE = 8000;
const POLL = 1500;
const LONGEST_WAIT = 15_000;
const RECHECK = 8;

export class Connection {
  #socket: WebSocket | null = null;
  #timer = 0;
  #failures = 0;
  #polls = 0;
  #closed = false;
  #waiting = new Map<string, Waiting>();
  /** The choices that the server has sent over this socket, by number. */
  #known: Choice[] = [];
  /** The last state that the server has sent over this socket. */
  #told: TableState | null = null;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    void this.#first();
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
    this.#giveUp();
  }

  /** Send a click over the socket; null when it is not open. It fails when the socket closes before the answer comes. */
  ask(click: ChoiceMessage | UndoMessage): Promise<TableState> | null {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return null;
    return new Promise((answer, fail) => {
      const timer = window.setTimeout(() => {
        // A socket can be dead without being closed, as after a phone has slept.
        if (this.#socket === socket) this.#drop(socket);
      }, PATIENCE);
      this.#waiting.set(click.client, { answer, fail, timer });
      socket.send(JSON.stringify(click));
    });
  }

  #answered(client: string): Waiting | undefined {
    const waiting = this.#waiting.get(client);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(client);
    return waiting;
  }

  #giveUp(): void {
    for (const client of [...this.#waiting.keys()]) this.#answered(client)?.fail(new Error("the socket was closed"));
  }

  #again = (): void => {
    if (document.visibilityState === "hidden" || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  async #first(): Promise<void> {
    try {
      this.listener.receive(await wire.table(this.table));
      this.#connect();
    } catch (error) {
      if (error instanceof CallRefused && (error.status === 404 || error.status === 403 || error.status === 401)) {
        this.listener.missing();
      } else {
        this.listener.link("lost");
        this.#timer = window.setTimeout(() => void this.#first(), 2000);
      }
    }
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?since=${this.listener.moment()}&page=${page}&short=1`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    this.#known = [];
    this.#told = null;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#failures = 0;
      this.listener.link("live");
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as SocketMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      if (!opened) this.#failures += 1;
      this.#drop(socket);
    };
  }

  #drop(socket: WebSocket): void {
    this.#socket = null;
    socket.close();
    this.#giveUp();
    if (!this.#closed) void this.#poll();
  }

  /** The first state on a socket is whole, then only what has changed comes. A state that answers a click is given to its sender. */
  #changed(message: StateMessage | PatchMessage): void {
    const state = message.type === "state" ? message.state : this.#patched(message);
    if (!state) return;
    const { question } = state;
    if (question) {
      // Choices that were sent before come as numbers.
      this.#known.splice(message.first, Infinity, ...question.choices);
      question.choices = message.choices.flatMap((number) => this.#known[number] ?? []);
    }
    this.#told = state;
    const asked = message.answers.flatMap((client) => this.#answered(client) ?? []);
    for (const waiting of asked) waiting.answer(state);
    if (!asked.length) this.listener.receive(state);
  }

  #patched({ state, view, question, log }: PatchMessage): TableState | null {
    const told = this.#told;
    if (!told) return null;
    return { ...told, ...state, view: { ...(told.view as object), ...view }, question, log, chat: [], thoughts: [] };
  }

  #refused(message: RefusedMessage): void {
    this.#answered(message.client)?.fail(new CallRefused(message.status, message.failure));
  }

  #hear(message: SocketMessage): void {
    if (message.type === "state" || message.type === "patch") this.#changed(message);
    else if (message.type === "refused") this.#refused(message);
    else if (message.type === "chat")
      this.listener.said({ n: message.n, seat: message.seat, text: message.text, phrase: message.phrase });
    else if (message.type === "presence") this.listener.online(message.seats);
    else if (message.type === "thinking") this.listener.thinking(message.seat, message.moment);
    else if (message.type === "thought") this.listener.thought(message);
    else if (message.type === "lead") this.listener.lead?.(message);
    else if (message.type === "notices") tell(message);
    else if (message.type === "ping") this.#socket?.send('{"type":"pong"}');
  }

  /** Ask once; then try the socket again, at once after a drop and rarely where it never opened. */
  async #poll(): Promise<void> {
    let wait = POLL;
    try {
      this.listener.receive(await wire.table(this.table));
      this.listener.link(this.#failures > 1 ? "polling" : "joining");
    } catch (error) {
      if (error instanceof CallRefused && error.status === 404) {
        this.listener.missing();
        return;
      }
      this.listener.link("lost");
      wait = Math.min(1000 * 2 ** Math.min(this.#failures, 4), LONGEST_WAIT);
    }
    if (this.#closed) return;
    this.#polls += 1;
    const socketAgain = this.#failures < 2 || this.#polls % RECHECK === 0;
    this.#timer = window.setTimeout(
      () => (socketAgain ? this.#connect() : void this.#poll()),
      socketAgain && this.#failures < 2 ? 600 : wait,
    );
  }
}
