/** The curtain between players who share a screen: nothing is shown until the player of the seat says so. */
import type { TableState } from "./types";

type Moment = Pick<TableState, "seat" | "private" | "result">;

export class Handover {
  /** Whether the table is behind the curtain. */
  hidden = $state(false);
  /** Whether the curtain fell in the middle of a turn: something secret has come up. */
  sameSeat = $state(false);

  /** Draw the curtain when something is shown that the player before it may not see; tells whether the seat's secrets are new. */
  pass(before: Moment | null, after: Moment): boolean {
    const sameSeat = after.seat === before?.seat;
    if (!after.private || (sameSeat && before?.private)) return false;
    this.sameSeat = sameSeat;
    this.hidden = !after.result;
    return true;
  }

  open(): void {
    this.hidden = false;
  }
}
