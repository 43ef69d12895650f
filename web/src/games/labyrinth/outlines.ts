/** Corridors as outlines: every wall is a straight line or an arc round a corner of the hex, so that tiles fit together. */
import { APOTHEM, round, SIDE, type Point } from "./hexes";

export const HALF = 19;
const NEAR = SIDE / 2;
const FAR = 1.5 * SIDE;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const polar = (degrees: number, distance: number): Point => ({
  x: distance * Math.cos(rad(degrees)),
  y: distance * Math.sin(rad(degrees)),
});
const write = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A point beside the axis of an edge: `out` along it, `aside` clockwise. */
function beside(edge: number, out: number, aside: number): Point {
  const along = polar(60 * edge, out);
  const across = polar(60 * edge + 90, aside);
  return { x: along.x + across.x, y: along.y + across.y };
}

/** The wall from the clockwise corner of a door to the next door of the same corridor. */
function wall(edge: number, next: number, half: number, end: number): string {
  const gap = ((next - edge + 5) % 6) + 1;
  const to = write(beside(next, APOTHEM, -half));
  if (gap === 1) return `A${NEAR - half} ${NEAR - half} 0 0 0 ${to}`;
  if (gap === 2) return `A${FAR - half} ${FAR - half} 0 0 0 ${to}`;
  if (gap === 3) return `L${to}`;
  if (gap === 4) return `A${FAR + half} ${FAR + half} 0 0 1 ${to}`;
  if (gap === 5) return `A${NEAR + half} ${NEAR + half} 0 0 1 ${to}`;
  return `L${write(beside(edge, end, half))}A${half} ${half} 0 0 1 ${write(beside(edge, end, -half))}L${to}`;
}

/** The closed outline of a corridor with these doors; a dead end stops at `end` from the middle. */
export function outline(edges: readonly number[], end: number, half = HALF): string {
  const doors = edges.toSorted((a, b) => a - b);
  const parts = doors.map((edge, index) => {
    const next = doors[(index + 1) % doors.length] ?? edge;
    return `L${write(beside(edge, APOTHEM, half))}${wall(edge, next, half, end)}`;
  });
  return `M${write(beside(doors[0] ?? 0, APOTHEM, -half))}${parts.join("")}Z`;
}

/** A round chamber with doors: the centre and the key tiles. */
export function chamber(edges: readonly number[], radius: number, half = HALF): string {
  const doors = edges.toSorted((a, b) => a - b);
  const inner = Math.sqrt(radius * radius - half * half);
  const parts = doors.map((edge, index) => {
    const next = doors[(index + 1) % doors.length] ?? edge;
    const gap = ((next - edge + 5) % 6) + 1;
    return `L${write(beside(edge, APOTHEM, half))}L${write(beside(edge, inner, half))}A${radius} ${radius} 0 ${gap > 3 ? 1 : 0} 1 ${write(beside(next, inner, -half))}L${write(beside(next, APOTHEM, -half))}`;
  });
  return `M${write(beside(doors[0] ?? 0, APOTHEM, -half))}${parts.join("")}Z`;
}

/** A point on the middle line between two doors; 0 and 1 are the doors. */
export function along(edge: number, next: number, t: number): Point {
  const gap = (next - edge + 6) % 6;
  if (gap > 3) return along(next, edge, 1 - t);
  if (gap === 3) {
    const one = beside(edge, APOTHEM, 0);
    return { x: one.x * (1 - 2 * t), y: one.y * (1 - 2 * t) };
  }
  const middle = gap === 1 ? polar(60 * edge + 30, SIDE) : polar(60 * (edge + 1), 2 * APOTHEM);
  const radius = gap === 1 ? NEAR : FAR;
  const from = gap === 1 ? 60 * edge - 90 : 60 * edge - 90;
  const turn = gap === 1 ? -120 : -60;
  const at = polar(from + turn * t, radius);
  return { x: middle.x + at.x, y: middle.y + at.y };
}

/** The walls of a bridge: two lines along it. */
export function parapets(edges: readonly number[], half = HALF): string[] {
  const [edge = 0, next = 0] = edges.toSorted((a, b) => a - b);
  return [
    `M${write(beside(edge, APOTHEM, half))}${wall(edge, next, half, 0)}`,
    `M${write(beside(next, APOTHEM, half))}${wall(next, edge, half, 0)}`,
  ];
}

/** Where things can stand on a corridor: pawns first, then the trap, then what lies there. */
export function spots(edges: readonly number[], under: boolean, end: number): Point[] {
  const doors = edges.toSorted((a, b) => a - b);
  const [first = 0, second = 0] = doors;
  if (doors.length === 1) {
    const middle = (end + APOTHEM) / 2;
    return end < 20
      ? [polar(60 * first, 22), polar(60 * first, 64), polar(60 * first, -4)]
      : [polar(60 * first, middle), polar(60 * first, middle), polar(60 * first, middle)];
  }
  if (doors.length === 2) {
    return under
      ? [along(first, second, 0.13), along(first, second, 0.87), along(first, second, 0.87)]
      : [along(first, second, 0.5), along(first, second, 0.15), along(first, second, 0.85)];
  }
  const arms = doors.map((edge) => polar(60 * edge, 62));
  return under ? arms : [{ x: 0, y: 0 }, ...arms];
}

/** Where a bridge crosses what is under it: planks are drawn there. */
export function planks(edges: readonly number[]): string {
  const [edge = 0, next = 0] = edges.toSorted((a, b) => a - b);
  return [0.3, 0.38, 0.46, 0.54, 0.62, 0.7]
    .map((t) => {
      const at = along(edge, next, t);
      const then = along(edge, next, t + 0.01);
      const length = Math.hypot(then.x - at.x, then.y - at.y) || 1;
      const across = { x: (-(then.y - at.y) / length) * (HALF - 3), y: ((then.x - at.x) / length) * (HALF - 3) };
      return `M${write({ x: at.x - across.x, y: at.y - across.y })}L${write({ x: at.x + across.x, y: at.y + across.y })}`;
    })
    .join("");
}
