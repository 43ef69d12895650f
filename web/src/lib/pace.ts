/** Shows states one after another, so that the moves of others can be followed; everything can be skipped. */
import type { TableState } from "./types";

const PACE = 420;
const HURRY = 140;
const MANY = 5;

export class Pace {
  #waiting: TableState[] = [];
  #timer = 0;

  constructor(private readonly show: (state: TableState) => void) {}

  /** Show a state at once, and nothing of what was still waiting. */
  now(state: TableState): void {
    this.clear();
    this.show(state);
  }

  /** Show a state after those that came before it. */
  later(state: TableState): void {
    this.#waiting.push(state);
    if (!this.#timer) this.#next();
  }

  /** Show everything that waits, at once. */
  skip(): void {
    const all = this.#waiting;
    if (all.length === 0) return;
    this.clear();
    for (const state of all) this.show(state);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#waiting = [];
  }

  #next(): void {
    const state = this.#waiting.shift();
    this.#timer = 0;
    if (!state) return;
    this.show(state);
    this.#timer = window.setTimeout(() => this.#next(), this.#waiting.length > MANY ? HURRY : PACE);
  }
}
