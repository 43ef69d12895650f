/** Keeps a table up to date: over a socket, after a drop by connecting again, and by asking now and then where sockets do not pass. */
import type { Hint, ChatLine, LeadMessage, SocketMessage, TableState } from "./types";
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

const POLL = 1500;
const LONGEST_WAIT = 15_000;
const RECHECK = 8;

export class Connection {
  #socket: WebSocket | null = null;
  #timer = 0;
  #failures = 0;
  #polls = 0;
  #closed = false;

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
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?since=${this.listener.moment()}&page=${page}`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#failures = 0;
      this.listener.link("live");
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as SocketMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed) return;
      if (!opened) this.#failures += 1;
      void this.#poll();
    };
  }

  #hear(message: SocketMessage): void {
    if (message.type === "state") this.listener.receive(message.state);
    else if (message.type === "chat")
      this.listener.said({ n: message.n, seat: message.seat, text: message.text, phrase: message.phrase });
    else if (message.type === "presence") this.listener.online(message.seats);
    else if (message.type === "thinking") this.listener.thinking(message.seat, message.moment);
    else if (message.type === "thought") this.listener.thought(message);
    else if (message.type === "lead") this.listener.lead?.(message);
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
