/** For whom the table waits and whose turn it is, in words. */
import { inOneList, say } from "./texts.svelte";
import type { TableState } from "./types";

/** `puzzle` says that the table is that of a puzzle, which has been solved. */
export function waitingText(
  state: Pick<TableState, "table" | "waiting" | "seats" | "result"> | null,
  puzzle = false,
): string {
  if (state?.table === "") return say(puzzle ? "puzzle-reads" : "learn-reads");
  if (state?.result) return say("game-over");
  const seats = (state?.waiting ?? []).flatMap((seat) => state?.seats[seat] ?? []);
  const free = seats.filter((seat) => !seat.ready);
  const names = (free.length ? free : seats).map((seat) => seat.name);
  if (!names.length) return say("waiting");
  return say(free.length ? "waiting-free" : "waiting-for", { players: inOneList(names) });
}

/** Whose turn it is; and who decides, where that is somebody else. `asked` says that this reader is asked. */
export function turnText(
  state: Pick<TableState, "waiting" | "seats" | "result" | "turn" | "mine">,
  asked: boolean,
): string[] {
  if (state.result) return [];
  const { turn, mine, waiting } = state;
  const nameOf = (seat: number): string => state.seats[seat]?.name ?? "";
  const alone = mine.length === 1;
  const player = waiting.map(nameOf).join(", ");
  if (turn < 0) return asked && alone ? [say("your-turn")] : player ? [say("turn-of", { player })] : [];
  const whose = alone && mine.includes(turn) ? say("your-turn") : say("turn-of", { player: nameOf(turn) });
  return waiting.includes(turn) || !player
    ? [whose]
    : [whose, asked && alone ? say("you-decide") : say("decides", { player })];
}
