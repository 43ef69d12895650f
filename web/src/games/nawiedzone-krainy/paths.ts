/** The cheapest ways over the land. What a step costs is told with the choices; whether it may be made is asked at every step. */
import type { Question } from "../../lib/types";
import type { TableView } from "../../generated/nawiedzone-krainy";
import { LAKE } from "./components";
import { NEIGHBOURS } from "./hexes";
import { stepCost, stepTo, topicOf } from "./places";

export interface Way {
  cells: number[];
  cost: number;
}

/** From where the Seer stands to every cell that can be come to: least cost first, then fewest steps. */
export function waysOf(question: Question | null, view: TableView): Map<number, Way> {
  const found = new Map<number, Way>();
  const start = question && topicOf(question) === "act" ? view.players[question.seat]?.cell : undefined;
  if (!question || start === undefined) return found;
  const waiting = new Map<number, Way>([[start, { cells: [], cost: 0 }]]);
  while (waiting.size) {
    const [next] = [...waiting].sort(([, a], [, b]) => a.cost - b.cost || a.cells.length - b.cells.length);
    if (!next) break;
    const [cell, way] = next;
    waiting.delete(cell);
    found.set(cell, way);
    for (const other of NEIGHBOURS[cell] ?? []) {
      if (found.has(other) || view.terrain[other] === LAKE) continue;
      const cost = way.cost + stepCost(stepTo(question, other));
      const known = waiting.get(other);
      if (
        cost < Infinity &&
        (!known || cost < known.cost || (cost === known.cost && way.cells.length + 1 < known.cells.length))
      ) {
        waiting.set(other, { cells: [...way.cells, other], cost });
      }
    }
  }
  found.delete(start);
  return found;
}
