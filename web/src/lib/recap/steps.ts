/** Playing a recap: which moments are shown, and for how long. */
import type { Recap } from "../types";

const WAIT = { slow: 2600, normal: 1800, fast: 1000, once: 1800 } as const;
/** All of it takes about so long at most, as long as each moment can still be seen. */
const WHOLE = 24_000;
const LEAST = 600;

/** The moments of which a recap speaks, in their order. */
export function momentsOf(recap: Pick<Recap, "mine" | "losses" | "players">): number[] {
  const lines = [...recap.mine, ...recap.losses, ...recap.players.flatMap((player) => player.lines)];
  return [...new Set(lines.map((line) => line.moment))].sort((one, other) => one - other);
}

/** How long each of so many moments is shown, in milliseconds. */
export const waitOf = (count: number, pace: keyof typeof WAIT): number =>
  Math.max(LEAST, Math.min(WAIT[pace], WHOLE / Math.max(1, count)));
