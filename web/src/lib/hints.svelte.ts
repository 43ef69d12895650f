/** Hints: what a strong bot would do in the reader's place. */
import type { Table } from "./table.svelte";
import { loadRest, say } from "./texts.svelte";
import type { Hint } from "./types";
import { CallRefused, wire } from "./wire";

/** What hints need to know and to change at their table. */
type Asking = Pick<Table, "id" | "state" | "question" | "busy" | "notice" | "feed" | "cards" | "suggest">;

export class Hints {
  shown: Hint | null = $state.raw(null);
  searching = $state(false);

  constructor(private readonly table: Asking) {}

  /** Ask for a hint; where none are given, say why. */
  async ask(at: Element): Promise<void> {
    const { state, question, busy } = this.table;
    if (!state || !question || busy || this.searching) return;
    await loadRest();
    if (!state.practice) {
      this.table.cards.open("hint", at, say("hint-no-practice"), "");
      return;
    }
    this.searching = true;
    try {
      const hint = await wire.hint(this.table.id, question.seat, state.moment);
      if (this.table.question && this.table.state?.moment === hint.moment) {
        this.table.suggest(this.table.question, hint.choice);
        this.shown = hint;
      }
    } catch (error) {
      const status = error instanceof CallRefused ? error.status : 0;
      if (error instanceof CallRefused && error.failure.state) this.table.feed.receiveOwn(error.failure.state);
      this.table.notice = say(status === 429 ? "hint-later" : status === 409 ? "stale-click" : "call-failed");
    }
    this.searching = false;
  }
}
