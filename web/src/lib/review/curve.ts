/** The arithmetic of the curve: where lines go, what is nearest, and what is said of it. */
import type { ReviewedMoment } from "../types";

export interface Point {
  x: number;
  y: number;
}

/** A rectangle of the screen in which moments go from left to right and chances from the bottom up. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The last moment of the game. */
  last: number;
}

export const xOf = (frame: Frame, moment: number): number =>
  frame.left + (frame.last ? (moment / frame.last) * frame.width : 0);

export const yOf = (frame: Frame, chance: number): number =>
  frame.top + (1 - Math.min(1, Math.max(0, chance))) * frame.height;

/** The chance of a seat, or with seat -1 that all lose together. */
export const chanceOf = (one: ReviewedMoment, seat: number): number => (seat < 0 ? one.lost : (one.chances[seat] ?? 0));

export const pointsOf = (frame: Frame, moments: readonly ReviewedMoment[], seat: number): Point[] =>
  moments.map((one) => ({ x: xOf(frame, one.moment), y: yOf(frame, chanceOf(one, seat)) }));

const short = (number: number): string => String(Math.round(number * 10) / 10);

export const path = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index ? "L" : "M"}${short(x)} ${short(y)}`).join("");

/** The moment at a place of the screen. */
export const momentAt = (frame: Frame, x: number): number =>
  Math.round(Math.min(1, Math.max(0, (x - frame.left) / frame.width)) * frame.last);

/** The place in the list of the evaluated moment that is nearest to a moment; -1 in an empty list. */
export function nearest(moments: readonly ReviewedMoment[], moment: number): number {
  let best = -1;
  for (const [index, one] of moments.entries())
    if (best < 0 || Math.abs(one.moment - moment) < Math.abs((moments[best]?.moment ?? 0) - moment)) best = index;
  return best;
}

/** Places for signs beside the ends of the lines, moved apart so that none covers another. */
export function apart(wanted: readonly number[], least: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = order.map((index) => wanted[index] ?? 0);
  for (let n = 0; n < placed.length; n++) placed[n] = Math.max(placed[n] ?? 0, n ? (placed[n - 1] ?? 0) + least : low);
  for (let n = placed.length - 1; n >= 0; n--)
    placed[n] = Math.min(placed[n] ?? 0, n === placed.length - 1 ? high : (placed[n + 1] ?? 0) - least);
  const found: number[] = [];
  for (const [n, index] of order.entries()) found[index] = placed[n] ?? 0;
  return found;
}

/** Some of the turns for the axis: each with the first moment of it, and never more than `most`. */
export function ticks(moments: readonly ReviewedMoment[], most: number): { turn: number; moment: number }[] {
  const first = new Map<number, number>();
  for (const { turn, moment } of moments) if (turn > 0 && !first.has(turn)) first.set(turn, moment);
  const all = [...first].map(([turn, moment]) => ({ turn, moment }));
  const by = [1, 2, 5, 10, 20, 50, 100, 200].find((step) => all.length / step <= most) ?? 500;
  return all.filter(({ turn }) => turn === 1 || turn % by === 0);
}

/** A share in percent, without a sign for percent. */
export const percent = (share: number): number => Math.round(share * 100);

/** A change in percent, with its sign. */
export function signed(share: number): string {
  const rounded = percent(share);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `\u2212${-rounded}` : "0";
}

/** Half of the interval in which the true value lies with 95 %, in percent. */
export const margin = (error: number): number => Math.ceil(error * 196);
