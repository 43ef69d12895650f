/** What something is, in words, on a card beside it: by hover, focus, a long press or the small i. */
import type { About } from "./game";

export interface Shown {
  about: About;
  at: Element;
  pinned: boolean;
}

const WAIT = 420;

export class Peek {
  shown: Shown | null = $state.raw(null);
  /** What was looked at last, for the small i. */
  last: { about: About; at: Element } | null = $state.raw(null);
  #timer = 0;

  /** Show it after a moment, as long as the reader stays. */
  soon(about: About | null, at: Element): void {
    clearTimeout(this.#timer);
    if (!about) return;
    this.last = { about, at };
    this.#timer = window.setTimeout(() => {
      if (!this.shown?.pinned && at.isConnected) this.shown = { about, at, pinned: false };
    }, WAIT);
  }

  /** Show it until it is closed. */
  pin(about: About | null, at: Element): void {
    clearTimeout(this.#timer);
    if (!about) return;
    this.last = { about, at };
    this.shown = { about, at, pinned: true };
  }

  /** The reader looks elsewhere. */
  leave(): void {
    clearTimeout(this.#timer);
    if (!this.shown?.pinned) this.shown = null;
  }

  /** True when there was something to close. */
  close(): boolean {
    clearTimeout(this.#timer);
    const open = this.shown !== null;
    this.shown = null;
    return open;
  }

  /** Another question: what was told is over. */
  forget(): void {
    this.close();
    this.last = null;
  }
}
