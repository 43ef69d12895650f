/** The payment that the reader has put together, piece by piece. */
import type { Question } from "../../lib/types";
import { enough, payable, proposed } from "./places";

class Plan {
  gems: number[] = $state.raw([]);

  /** What is to be paid: as put together, or as proposed when that does not fit what is asked. */
  of(question: Question): number[] {
    const left = Number(question.args[2]);
    const kept = this.gems.length === left + 1 ? this.gems.slice(1) : this.gems;
    const fits = kept.length === left && kept.every((gem) => payable(question).includes(gem)) && enough(question, kept);
    return fits ? kept : proposed(question);
  }

  /** Change one piece to the next kind that fits. */
  turn(question: Question, index: number): void {
    const kinds = payable(question);
    const now = this.of(question);
    const at = kinds.indexOf(now[index] ?? -1);
    for (let step = 1; step <= kinds.length; step++) {
      const changed = now.with(index, kinds[(at + step) % kinds.length] ?? 0);
      if (enough(question, changed)) {
        this.gems = changed;
        return;
      }
    }
  }
}

export const plan = new Plan();
