/** A way of several steps: looked at, chosen, and gone step by step. Every step is an action of its own. */
import { moving } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import { stepTo } from "./places";

const PAUSE = 220;

class Walk {
  /** The far cell under the pointer, and the one that was chosen; -1 for none. */
  seen = $state(-1);
  target = $state(-1);
  going = $state(false);

  look(cell: number, now: boolean): void {
    if (now) this.seen = cell;
    else if (this.seen === cell) this.seen = -1;
  }

  stop(): void {
    this.target = -1;
  }

  /** Go as far as the rules let: a step that is refused ends the walk. */
  async go(table: Table, cells: readonly number[]): Promise<void> {
    const seat = table.question?.seat;
    if (this.going) return;
    this.going = true;
    try {
      for (const cell of cells) {
        const step = table.question?.seat === seat ? stepTo(table.question, cell) : undefined;
        if (!step || step.refusal || table.notice) break;
        await table.choose(step.choice);
        if (moving()) await new Promise((done) => setTimeout(done, PAUSE));
      }
    } finally {
      this.going = false;
      this.stop();
    }
  }
}

export const walk = new Walk();
