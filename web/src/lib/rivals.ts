/** Names for the seats of a table that only one guest sees: the reader's own, and those of the others. */
import { say } from "./texts.svelte";
import type { TableState } from "./types";

export function withNames(state: TableState): TableState {
  const rivals = state.seats.map((_, seat) => seat).filter((seat) => !state.mine.includes(seat));
  const name = (seat: number): string =>
    state.mine.includes(seat) ? say("me") : say(`learn-rival-${rivals.indexOf(seat) + 1}`);
  return { ...state, seats: state.seats.map((one, seat) => ({ ...one, name: name(seat) })) };
}
