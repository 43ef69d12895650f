/** A decision of a reviewed game that is tried again. */
import { Posed } from "../posed.svelte";
import { call } from "../wire";
import type { Costly, Review } from "./review.svelte";

export class Exercise extends Posed {
  constructor(
    readonly review: Review,
    readonly moment: number,
    seat: string,
  ) {
    const table = `/api/tables/${encodeURIComponent(review.id)}`;
    super({
      path: `${table}/review/${moment}`,
      moment: (wanted) => call("GET", `${table}/moments/${wanted}?eyes=${seat}`),
    });
  }
}

/** The exercise after this one: the next costly decision of the same player, and after the last the first. */
export function nextExercise(costly: readonly Costly[], moment: number): Costly | undefined {
  const seat = costly.find((one) => one.moment === moment)?.seat;
  const same = costly.filter((one) => one.seat === seat);
  const here = same.findIndex((one) => one.moment === moment);
  const next = same[(here + 1) % same.length];
  return next?.moment === moment ? undefined : next;
}
