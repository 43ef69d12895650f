/** A puzzle in this browser, and the order in which puzzles come. */
import { Posed } from "./posed.svelte";
import { withNames } from "./rivals";
import type { PuzzleInfo, Puzzles } from "./types";
import { call } from "./wire";

const at = (game: string): string => `/api/games/${encodeURIComponent(game)}/puzzles`;

export const puzzlesOf = (game: string): Promise<Puzzles> => call("GET", at(game));

/** Puzzles from the easiest to the hardest. */
export const byDifficulty = (puzzles: readonly PuzzleInfo[]): PuzzleInfo[] =>
  puzzles.toSorted((one, other) => one.difficulty - other.difficulty || one.id.localeCompare(other.id));

/** The puzzle to go on with: the first one after another that is not solved, and after the hardest the easiest. */
export function nextUnsolved(puzzles: readonly PuzzleInfo[], after = ""): PuzzleInfo | undefined {
  const sorted = byDifficulty(puzzles);
  const here = sorted.findIndex((one) => one.id === after);
  return [...sorted.slice(here + 1), ...sorted.slice(0, Math.max(here, 0))].find((one) => one.progress !== "solved");
}

export class Puzzle extends Posed {
  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    const path = `${at(game)}/${encodeURIComponent(id)}`;
    super({
      path,
      moment: (moment) => call("GET", `${path}/moments/${moment}`),
      named: withNames,
      more: ({ helped }) => ({ helped }),
    });
  }
}
