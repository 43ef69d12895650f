/** Hints: what a strong bot would do in the reader's place, and what the reader's own move would cost against it. */
import type { Table } from "./table.svelte";
import { loadRest, say } from "./texts.svelte";
import type { Choice, Hint, Judgement } from "./types";
import { CallRefused } from "./wire";

/** What hints need to know and to change at their table. */
type Asking = Pick<
  Table,
  "id" | "calls" | "state" | "question" | "busy" | "notice" | "feed" | "cards" | "suggest" | "doubt"
>;

export class Hints {
  shown: Hint | null = $state.raw(null);
  searching = $state(false);
  /** Whether the next move is only to be judged. */
  naming = $state(false);
  /** What a move would cost: one that the reader named, or one that is asked about once more. */
  judged: Judgement | null = $state.raw(null);

  constructor(private readonly table: Asking) {}

  forget(): void {
    this.shown = null;
    this.judged = null;
    this.naming = false;
  }

  /** Ask for a hint; where none are given, say why. After a hint: let the reader name a move. */
  async ask(at: Element): Promise<void> {
    const { state, question, busy } = this.table;
    if (!state || !question || busy || this.searching) return;
    if (this.compares) {
      this.judged = null;
      this.naming = !this.naming;
      return;
    }
    await loadRest();
    if (!state.practice) {
      this.table.cards.open("hint", at, say("hint-no-practice"), "");
      return;
    }
    this.searching = true;
    try {
      const hint = await this.table.calls.hint(this.table.id, question.seat, state.moment);
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

  /** What the bar says; a puzzle says it in its own words. */
  get said(): Hint | null {
    return this.table.calls.puzzle ? null : this.shown;
  }

  /** Whether another move can be compared with the hint; not in a lesson. */
  get compares(): boolean {
    return this.shown !== null && this.shown.chance !== null;
  }

  /** Whether a move is judged before it is made. */
  get judges(): boolean {
    const { state } = this.table;
    return this.naming || Boolean(state?.warn && state.practice);
  }

  /** Judge a move that the reader named, or that may be a costly mistake; true when it is not to be made now. */
  async stops(choice: Choice): Promise<boolean> {
    const { state, question } = this.table;
    if (!state || !question || this.searching) return true;
    await loadRest();
    this.searching = true;
    let found: Judgement | null = null;
    try {
      found = await this.table.calls.judge(this.table.id, question.seat, state.moment, choice.choice);
    } catch {
      if (this.naming) this.table.notice = say("call-failed");
    }
    this.searching = false;
    if (this.table.state?.moment !== state.moment) return true;
    if (this.naming) {
      this.judged = found;
      this.naming = false;
      return true;
    }
    if (!found?.costly) return false;
    this.judged = found;
    this.table.doubt = choice;
    return true;
  }
}
