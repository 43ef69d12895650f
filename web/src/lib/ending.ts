/** How a game ended, in words: for the reader, and what decided it. */
import { RACE } from "./game";
import { inOneList, say } from "./texts.svelte";
import type { NewTable, Phrase, Result, TableState } from "./types";

export function sourcesOf(state: TableState): string[] {
  // Players may have scored for different things; what brought nobody anything is not worth a row.
  return [...new Set(state.score.flatMap((lines) => lines.filter(([, points]) => points).map(([source]) => source)))];
}

export const hasPoints = (state: TableState): boolean =>
  state.score.some((lines) => lines.some(([source]) => source !== RACE));

export const pointsFor = (state: TableState, seat: number, source: string): number | undefined =>
  state.score[seat]?.find(([key]) => key === source)?.[1];

/** The reader's own seat, where there is only one; several people at one screen are named like all others. */
export const ownSeat = (state: TableState): number => (state.mine.length === 1 ? (state.mine[0] ?? -1) : -1);

/** The heading: what became of the reader, of the seat `own`. */
export function fate(state: TableState, result: Result, own = ownSeat(state)): string {
  const others = result.winners.filter((seat) => seat !== own).map((seat) => state.seats[seat]?.name ?? "");
  if (!result.winners.length) return say("end-defeat");
  if (result.winners.includes(own))
    return others.length ? say("end-you-share", { players: inOneList([say("you"), ...others]) }) : say("end-you-win");
  const place = result.places[own];
  return place && hasPoints(state) ? say("end-you-place", { place }) : winners(state, result);
}

export function winners(state: TableState, result: Result): string {
  const names = result.winners.map((seat) => state.seats[seat]?.name ?? "");
  return names.length ? say("winner", { players: inOneList(names), count: names.length }) : "";
}

/** Why: what the rules say of it, or how far ahead the winner was, and what made the greatest difference to the next. */
export function reasons(state: TableState, result: Result, words: (phrase: Phrase) => string): string[] {
  const found = result.why ? [words(result.why)] : [];
  const [best] = result.winners;
  const second = result.places.indexOf(2);
  if (best === undefined || second < 0 || !hasPoints(state)) return found;
  const ahead = (result.scores[best] ?? 0) - (result.scores[second] ?? 0);
  if (ahead > 0) found.push(say("end-margin", { points: ahead }));
  const leads = sourcesOf(state).map((source) => ({
    source,
    more: (pointsFor(state, best, source) ?? 0) - (pointsFor(state, second, source) ?? 0),
  }));
  const most = leads.sort((one, other) => other.more - one.more)[0];
  if (most && most.more > 0) found.push(say("end-decisive", { source: say(most.source), more: most.more }));
  return found;
}

/** A new table like this one: the same people and bots on the same seats, with the same options. */
export function rematch(state: TableState): NewTable {
  const own = state.mine[0];
  return {
    game: state.game,
    options: state.options,
    first: null,
    word: "",
    talk: state.talk,
    warn: state.warn,
    seats: state.seats.map((seat, number) => ({
      kind: state.mine.includes(number) ? (number === own ? "me" : "local") : seat.kind === "bot" ? "bot" : "link",
      name: seat.name,
      colour: seat.colour,
      level: seat.kind === "bot" && !state.mine.includes(number) ? seat.level : "",
    })),
  };
}
