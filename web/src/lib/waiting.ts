/** For whom the table waits, in words. */
import { inOneList, say } from "./texts.svelte";
import type { TableState } from "./types";

export function waitingText(state: Pick<TableState, "waiting" | "seats" | "result"> | null): string {
  if (state?.result) return say("game-over");
  const seats = (state?.waiting ?? []).flatMap((seat) => state?.seats[seat] ?? []);
  const free = seats.filter((seat) => !seat.ready);
  const names = (free.length ? free : seats).map((seat) => seat.name);
  if (!names.length) return say("waiting");
  return say(free.length ? "waiting-free" : "waiting-for", { players: inOneList(names) });
}
