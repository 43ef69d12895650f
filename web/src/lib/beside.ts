/** Where a card goes: into free space beside what it speaks of, never over it, and rather not over what can be chosen. */

export interface Spot { left: number; top: number }
interface Box { left: number; top: number; right: number; bottom: number }

const GAP = 10;
const EDGE = 8;
const CHOICES = "[data-place].possible, .bar .button";

function overlap(one: Box, other: Box): number {
  return Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
}

/** The best spot for a card of this size beside a box of the screen. */
export function beside(target: Box, width: number, height: number): Spot {
  const x = (target.left + target.right) / 2 - width / 2;
  const y = (target.top + target.bottom) / 2 - height / 2;
  const wanted: Spot[] = [];
  for (const left of [target.right + GAP, target.left - width - GAP]) wanted.push({ left, top: y }, { left, top: target.top }, { left, top: target.bottom - height });
  for (const top of [target.top - height - GAP, target.bottom + GAP]) wanted.push({ left: x, top }, { left: target.left, top }, { left: target.right - width, top });
  for (const left of [EDGE, innerWidth - width - EDGE]) for (const top of [EDGE, innerHeight - height - EDGE]) wanted.push({ left, top });
  const choices = [...document.querySelectorAll(CHOICES)].map((one) => one.getBoundingClientRect());
  let best: Spot = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const [rank, spot] of wanted.entries()) {
    const left = Math.max(EDGE, Math.min(spot.left, innerWidth - width - EDGE));
    const top = Math.max(EDGE, Math.min(spot.top, innerHeight - height - EDGE));
    const box = { left, top, right: left + width, bottom: top + height };
    const cost = 50 * overlap(box, target) + choices.reduce((sum, one) => sum + overlap(box, one), 0) + rank;
    if (cost < least) {
      least = cost;
      best = { left, top };
    }
  }
  return best;
}
