/** The moments of a table as a reader steps through them: decisions, turns, and what each of them is in words. */
import { say } from "../texts.svelte";
import type { Moment, Phrase } from "../types";

/** Moments in order; moment 0, the beginning, is not among them. */
export type Moments = readonly Moment[];

export const lastOf = (moments: Moments): number => moments.at(-1)?.moment ?? 0;
export const at = (moments: Moments, moment: number): Moment | undefined => moments[moment - 1];

/** Whether somebody decides next, so that all draws that follow the decision before have been made. */
const stops = (moments: Moments, moment: number): boolean => (at(moments, moment + 1)?.seat ?? 0) >= 0;

/** The next or the previous moment at which somebody decides, or the end of the list. */
export function decision(moments: Moments, from: number, by: 1 | -1): number {
  const last = lastOf(moments);
  let moment = from + by;
  while (moment > 0 && moment < last && !stops(moments, moment)) moment += by;
  return Math.min(Math.max(moment, 0), last);
}

/** The moments at which a turn has ended, between the beginning and the last moment. */
export const turnEnds = (moments: Moments): number[] =>
  moments.flatMap(({ moment, marks }) => (marks.includes("turn") ? [moment] : []));

/** Where the next or the present turn begins; going back from its beginning, where the one before begins. */
export function turn(moments: Moments, from: number, by: 1 | -1): number {
  const ends = turnEnds(moments);
  return by > 0 ? (ends.find((end) => end > from) ?? lastOf(moments)) : (ends.findLast((end) => end < from) ?? 0);
}

/** A part of the game: a turn of a seat, or what lies between two turns (seat -1). */
export interface Stretch {
  turn: number;
  seat: number;
  /** The moment before its first. */
  from: number;
  moments: Moment[];
}

export function stretches(moments: Moments): Stretch[] {
  const found: Stretch[] = [];
  for (const one of moments) {
    const last = found.at(-1);
    if (last && last.turn === one.turn && last.seat === one.turn_seat) last.moments.push(one);
    else found.push({ turn: one.turn, seat: one.turn_seat, from: one.moment - 1, moments: [one] });
  }
  return found;
}

/** What a moment needs to be told. */
export interface Speaker {
  say: (phrase: Phrase) => string;
  name: (seat: number) => string;
}

/** A moment in words, without its number. */
export function told(one: Moment, speaker: Speaker): string {
  const by = (seat: number, move: string): string => say("replay-by", { player: speaker.name(seat), move });
  if (!one.words) return one.seat < 0 ? say("replay-chance") : say("replay-secret", { player: speaker.name(one.seat) });
  const said = speaker.say(one.words);
  if (one.reader >= 0) return by(one.reader, said);
  return one.told || one.seat < 0 ? said : by(one.seat, said);
}

/** What is read at a moment: the last decision, and what chance has added since. */
export function toldAt(moments: Moments, moment: number, speaker: Speaker): string {
  if (moment === 0) return say("replay-beginning");
  let first = moment;
  while (first > 1 && (at(moments, first)?.seat ?? 0) < 0) first -= 1;
  const since = moments.slice(first - 1, moment);
  const wanted = since.filter((one, index) => index === 0 || one.words);
  const said = [...new Set(wanted.slice(-3).map((one) => told(one, speaker)))];
  // The words of a button may have no full stop.
  return said.map((one, index) => (index < said.length - 1 && !/[.!?:…]$/.test(one) ? `${one}.` : one)).join(" ");
}
