/** Shows states one after another, so that the moves of others can be followed; everything can be skipped. */
import { settings } from "./settings.svelte";
import type { TableState } from "./types";

/** The least time between two choices, in milliseconds, by the reader's wish. */
const WAIT = { slow: 1600, normal: 600, fast: 240, once: 0 } as const;
/** When many wait, each has only a part of its time. */
const HURRY = 3;
const MANY = 8;

export class Pace {
  #waiting: TableState[] = [];
  #timer = 0;

  constructor(
    private readonly show: (state: TableState) => void,
    private readonly count: (waiting: number) => void,
  ) {}

  /** Show a state at once, and nothing of what was still waiting. */
  now(state: TableState): void {
    this.clear();
    this.show(state);
  }

  /** Show a state after those that came before it. */
  later(state: TableState): void {
    this.#waiting.push(state);
    if (!this.#timer) this.#next();
    else this.count(this.#waiting.length);
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
    this.count(0);
  }

  #next(): void {
    const state = this.#waiting.shift();
    this.#timer = 0;
    this.count(this.#waiting.length);
    if (!state) return;
    this.show(state);
    const wait = WAIT[settings.pace];
    this.#timer = window.setTimeout(() => this.#next(), this.#waiting.length > MANY ? wait / HURRY : wait);
  }
}
