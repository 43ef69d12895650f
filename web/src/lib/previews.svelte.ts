/** What a choice would do: asked of the server after a moment of hovering, and remembered while the question stands. */
import type { Preview } from "./types";

const WAIT = 260;

export class Previews {
  shown: Preview | null = $state.raw(null);
  #timer = 0;
  #kept = new Map<number, Promise<Preview>>();

  constructor(private readonly ask: (choice: number) => Promise<Preview> | null) {}

  /** Show what the choice would do that is found after a moment. */
  soon(find: () => number | undefined, wait = WAIT): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const choice = find();
      if (choice !== undefined) void this.now(choice);
    }, wait);
  }

  async now(choice: number): Promise<void> {
    const [timer, kept] = [this.#timer, this.#kept];
    const found = kept.get(choice) ?? this.ask(choice);
    if (!found) return;
    kept.set(choice, found);
    try {
      const preview = await found;
      if (timer === this.#timer && kept === this.#kept) this.shown = preview;
    } catch {
      kept.delete(choice);
    }
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.shown = null;
  }

  /** Another question: nothing of this is true any more. */
  forget(): void {
    this.leave();
    this.#kept = new Map();
  }
}
