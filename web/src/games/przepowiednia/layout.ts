/** Where the cards of the ring lie: on a rounded loop, with equal gaps, for wide and for tall screens. */

export interface Slot { card: string; x: number; y: number; width: number; height: number }
export interface Layout {
  width: number;
  height: number;
  slots: Slot[];
  /** Half axes of the loop that the cards lie on. */
  a: number;
  b: number;
}
interface Shape {
  width: number;
  height: number;
  temple: [number, number];
  wild: [number, number];
  power: number;
}

export const WIDE: Shape = { width: 1040, height: 900, temple: [262, 150], wild: [120, 106], power: 2.35 };
export const TALL: Shape = { width: 800, height: 1110, temple: [250, 150], wild: [116, 106], power: 2.9 };
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
  const b = (height - temple[1]) / 2 - 4;
  const sizes = ring.map((card) => (card.startsWith("T") ? temple : wild));
  const weights = sizes.map(([w, h]) => w + h);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  const angles = weights.map((weight, index) => {
    const middle = before + weight / 2;
    before += weight;
    return -Math.PI / 2 + (2 * Math.PI * (middle - (weights[0] ?? 0) / 2)) / total + 0 * index;
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
  return { width, height, slots, a, b };
}
