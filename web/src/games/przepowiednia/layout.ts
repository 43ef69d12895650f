/** Where the cards of the ring lie: on a rounded loop, with equal gaps, for wide and for tall screens. */

export interface Slot {
  card: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Layout {
  width: number;
  height: number;
  slots: Slot[];
  /** The path under the cards, and marks between them that show the way. */
  loop: string;
  arrows: { x: number; y: number; turn: number }[];
}
interface Shape {
  width: number;
  height: number;
  temple: [number, number];
  wild: [number, number];
  power: number;
}

export const WIDE: Shape = { width: 1040, height: 900, temple: [262, 150], wild: [120, 106], power: 2.35 };
export const TALL: Shape = { width: 790, height: 1170, temple: [240, 150], wild: [114, 106], power: 2.9 };
const STEPS = 400;

function on(angle: number, a: number, b: number, power: number): [number, number] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [Math.sign(cos) * a * Math.abs(cos) ** (2 / power), Math.sign(sin) * b * Math.abs(sin) ** (2 / power)];
}

/** Space between two cards that lie next to each other; negative when they overlap. */
function gap(first: Slot, second: Slot): number {
  const across = Math.abs(first.x - second.x) - (first.width + second.width) / 2;
  const along = Math.abs(first.y - second.y) - (first.height + second.height) / 2;
  return across > 0 && along > 0 ? Math.hypot(across, along) : Math.max(across, along);
}

/** Lay out a ring clockwise from the top. */
export function layOut(ring: readonly string[], shape: Shape): Layout {
  const { width, height, temple, wild, power } = shape;
  const a = (width - temple[0]) / 2 - 4;
  const b = (height - temple[1]) / 2 - 14;
  const sizes = ring.map((card) => (card.startsWith("T") ? temple : wild));
  const weights = sizes.map(([w, h]) => w + h);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  const angles = weights.map((weight) => {
    const middle = before + weight / 2;
    before += weight;
    return -Math.PI / 2 + (2 * Math.PI * (middle - (weights[0] ?? 0) / 2)) / total;
  });
  const place = (): Slot[] =>
    ring.map((card, index) => {
      const [w, h] = sizes[index] ?? wild;
      const [x, y] = on(angles[index] ?? 0, a + (temple[0] - w) * 0.22, b + (temple[1] - h) * 0.22, power);
      return { card, x, y, width: w, height: h };
    });
  const count = ring.length;
  let slots = place();
  for (let round = 0; round < STEPS; round++) {
    const gaps = slots.map((slot, index) => gap(slot, slots[(index + 1) % count] ?? slot));
    for (let index = 1; index < count; index++) {
      const left = gaps[index - 1] ?? 0;
      const right = gaps[index] ?? 0;
      angles[index] = (angles[index] ?? 0) + Math.max(-0.02, Math.min(0.02, (right - left) * 0.0009));
    }
    slots = place();
  }
  const points = Array.from({ length: 120 }, (_, index) => on((index / 60) * Math.PI, a, b, power));
  const loop = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  const arrows = angles.map((angle, index) => {
    const next = index + 1 < count ? (angles[index + 1] ?? 0) : (angles[0] ?? 0) + 2 * Math.PI;
    return between(angle, next, slots[index], slots[(index + 1) % count], (at) => on(at, a, b, power));
  });
  return { width, height, slots, loop, arrows };
}

/** The middle of the free part of the path between two cards, and its direction. */
function between(
  from: number,
  to: number,
  first: Slot | undefined,
  second: Slot | undefined,
  at: (angle: number) => [number, number],
): { x: number; y: number; turn: number } {
  const inside = (slot: Slot | undefined, [x, y]: [number, number]): boolean =>
    slot !== undefined && Math.abs(x - slot.x) < slot.width / 2 && Math.abs(y - slot.y) < slot.height / 2;
  const free = Array.from({ length: 61 }, (_, index) => from + ((to - from) * index) / 60).filter(
    (angle) => !inside(first, at(angle)) && !inside(second, at(angle)),
  );
  const middle = free[Math.floor(free.length / 2)] ?? (from + to) / 2;
  const [x, y] = at(middle);
  const [later, lower] = at(middle + 0.01);
  return { x, y, turn: (Math.atan2(lower - y, later - x) * 180) / Math.PI };
}
