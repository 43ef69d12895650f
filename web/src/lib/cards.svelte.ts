/** The small card beside a place of the board: why something is not possible, or which of several is meant. */
import type { Card } from "./places";
import type { Table } from "./table.svelte";
import { say } from "./texts.svelte";
import type { Choice } from "./types";
import { waitingText } from "./waiting";

/** What a card needs to know of its table. */
type Explained = Pick<Table, "calls" | "past" | "question" | "state" | "status" | "choose" | "say" | "peek">;

export class Cards {
  shown: Card | null = $state.raw(null);

  constructor(private readonly table: Explained) {}

  open(place: string, at: Element, text: string, rule: string, choices: Choice[] = []): void {
    this.table.peek.close();
    this.shown = { place, at: at.getBoundingClientRect(), text, rule, choices };
  }

  close(): void {
    this.shown = null;
  }

  /** Enter or a click on a place: do it, ask which, or say why not. */
  act(place: string, at: Element): void {
    const { possible } = this.table.status(place);
    const [only] = possible;
    if (this.table.past) this.open(place, at, say("past-place"), "");
    else if (possible.length === 1 && only) void this.table.choose(only.choice);
    else if (possible.length > 1) this.open(place, at, say("which-one"), "", possible);
    else this.explain(place, at);
  }

  /** Why a place is not possible now, or that it is. */
  explain(place: string, at: Element): void {
    const { possible, refusal } = this.table.status(place);
    const question = this.table.question;
    if (possible[0]) this.open(place, at, this.table.say(possible[0].label), possible[0].rule);
    else if (refusal) this.open(place, at, this.table.say(refusal.phrase), refusal.rule);
    else if (question)
      this.open(place, at, say("not-asked-here", { question: this.table.say(question.phrase) }), question.rule);
    else this.open(place, at, waitingText(this.table.state, this.table.calls.puzzle), "");
  }

  /** Why a choice is not possible. */
  refuse(choice: Choice, at: Element): void {
    if (choice.refusal)
      this.open(`choice:${choice.choice}`, at, this.table.say(choice.refusal.phrase), choice.refusal.rule);
  }
}
