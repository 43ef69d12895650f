/** Cards that were turned up, read from the log: everybody sees the same. */
import type { LogLine } from "../../lib/types";

export interface Drawn {
  kind: "golem" | "event";
  card: number;
  line: LogLine;
}

const KINDS: Record<string, "golem" | "event"> = { "golem-card-drawn": "golem", "event-drawn": "event" };

const cardOf = (line: LogLine, kind: string): number => {
  const value = line.phrase.values.find(([key]) => key === kind)?.[2];
  return typeof value === "number" ? value : -1;
};

/** The last card of a kind, or of any. */
export function lastDrawn(log: readonly LogLine[], kind?: "golem" | "event"): Drawn | null {
  const line = log.findLast(({ event }) => KINDS[event] && (!kind || KINDS[event] === kind));
  const found = line && KINDS[line.event];
  return line && found ? { kind: found, card: cardOf(line, found), line } : null;
}

export const eventId = (card: number): string => `E${String(card + 1).padStart(2, "0")}`;
/** The Golem's cards, as the rules number them. */
export const GOLEM_CARDS = ["move-1", "move-2", "move-3", "no-move", "central"];
