/** Where a card goes: into free space close to what it speaks of, never over it, and rather not over the question or what can be chosen. */

export interface Spot {
  left: number;
  top: number;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 10;
const EDGE = 8;
const CHOICES = "[data-place].possible, .bar .button";
const QUESTION = ".bar .question";
/** What it costs: a covered point of a choice is 1. */
const COVERED_TARGET = 50;
const COVERED_QUESTION = 50;
/** For each point of the way to what it speaks of: a free corner far away is no better than a covered button nearby. */
const AWAY = 80;

/** How many points of two boxes are the same. */
export function overlap(one: Box, other: Box): number {
  return (
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
  );
}

function distance(one: Box, other: Box): number {
  return Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );
}

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
}

/** The best spot for a card of this size beside a box of the screen; `question` is what it must not cover either. */
export function beside(target: Box, width: number, height: number, question = QUESTION): Spot {
  const x = (target.left + target.right) / 2 - width / 2;
  const y = (target.top + target.bottom) / 2 - height / 2;
  const wanted: Spot[] = [];
  for (const left of [target.right + GAP, target.left - width - GAP])
    wanted.push({ left, top: y }, { left, top: target.top }, { left, top: target.bottom - height });
  for (const top of [target.top - height - GAP, target.bottom + GAP])
    wanted.push({ left: x, top }, { left: target.left, top }, { left: target.right - width, top });
  for (const left of [EDGE, innerWidth - width - EDGE])
    for (const top of [EDGE, target.top, target.bottom - height, innerHeight - height - EDGE])
      wanted.push({ left, top });
  const [choices, asked] = [boxesOf(CHOICES), boxesOf(question)];
  const covered = (box: Box, others: Box[]): number => others.reduce((sum, one) => sum + overlap(box, one), 0);
  let best: Spot = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const [rank, spot] of wanted.entries()) {
    const left = Math.max(EDGE, Math.min(spot.left, innerWidth - width - EDGE));
    const top = Math.max(EDGE, Math.min(spot.top, innerHeight - height - EDGE));
    const box = { left, top, right: left + width, bottom: top + height };
    const cost =
      COVERED_TARGET * overlap(box, target) +
      COVERED_QUESTION * covered(box, asked) +
      covered(box, choices) +
      AWAY * distance(box, target) +
      rank;
    if (cost < least) {
      least = cost;
      best = { left, top };
    }
  }
  return best;
}
