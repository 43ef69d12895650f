/** When a reader comes back to a table: what they have seen of it, and whether others have moved since. */
import { store, stored } from "../storage";
import type { LogLine } from "../types";

/** The last moment that was seen, and when (in milliseconds). */
export interface Seen {
  moment: number;
  when: number;
}

const KEY = "dolmen-seen";
const MOST = 30;
const MINUTE = 60_000;

function all(): Record<string, Seen> {
  const found = stored(KEY);
  return found && typeof found === "object" ? (found as Record<string, Seen>) : {};
}

/** What this browser has seen of a table; null when it was never here. */
export function seenOf(table: string): Seen | null {
  const found = all()[table];
  return typeof found?.moment === "number" && typeof found.when === "number" ? found : null;
}

/** Remember what was seen of a table, and of those that were left last. */
export function remember(table: string, seen: Seen): void {
  const known = Object.entries({ ...all(), [table]: seen });
  store(KEY, Object.fromEntries(known.sort(([, one], [, other]) => other.when - one.when).slice(0, MOST)));
}

/** Whether so much has happened that a reader should be told: two turns of others, or one in an absence of a minute. */
export function due(log: readonly LogLine[], seat: number, seen: Seen, now: number): boolean {
  const own = log.findLast((line) => line.turn_seat === seat)?.moment ?? -1;
  const from = Math.max(seen.moment, seat < 0 ? -1 : own);
  if (from < 0) return false;
  const missed = log.filter((line) => line.moment > from && line.turn_seat >= 0 && line.turn_seat !== seat);
  const turns = new Set(missed.map((line) => line.turn)).size;
  return turns > 1 || (turns > 0 && now - seen.when >= MINUTE);
}
