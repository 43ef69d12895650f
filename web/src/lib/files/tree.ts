/** The tree of tries: tables that go on from each other, each below the one from which it goes on. */
import type { Try } from "../../generated/wire";

export interface Branch {
  own: Try;
  below: Branch[];
}

/** The trees of some tables; a table whose parent is not among them is a root. Below a table the earliest moments come first. */
export function grown(tries: readonly Try[]): Branch[] {
  const known = new Set(tries.map((one) => one.table));
  const below = (parent: string): Branch[] =>
    tries
      .filter((one) => one.parent === parent)
      .sort((one, other) => (one.moment ?? 0) - (other.moment ?? 0))
      .map((own) => ({ own, below: below(own.table) }));
  return tries
    .filter((one) => one.parent === null || !known.has(one.parent))
    .map((own) => ({ own, below: below(own.table) }));
}
