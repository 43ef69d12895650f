/** Where the cells lie on the drawing: pointed hexes, and the lines around tiles. */
import { CELLS, DIRECTIONS } from "./components";

export const R = 50;
const WIDE = Math.sqrt(3) * R;
export interface Point {
  x: number;
  y: number;
}

export const CENTRES: Point[] = CELLS.map(({ q, r }) => ({ x: WIDE * (q + r / 2), y: 1.5 * R * r }));
export const centreOf = (cell: number): Point => CENTRES[cell] ?? { x: 0, y: 0 };

const corner = (radius: number, turn: number): Point => ({
  x: radius * Math.cos((turn * Math.PI) / 3 - Math.PI / 6),
  y: radius * Math.sin((turn * Math.PI) / 3 - Math.PI / 6),
});
const write = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A hex around nothing, as a path. */
export function hexPath(radius: number): string {
  return `M${[0, 1, 2, 3, 4, 5].map((turn) => write(corner(radius, turn))).join("L")}Z`;
}

const byPlace = new Map(CELLS.map(({ q, r }, cell) => [`${q},${r}`, cell]));

/** The cells beside each cell. */
export const NEIGHBOURS: number[][] = CELLS.map(({ q, r }) =>
  DIRECTIONS.flatMap(([dq, dr]) => byPlace.get(`${q + dq},${r + dr}`) ?? []),
);

/** The lines between tiles and around the land. */
export const BORDERS: string = CELLS.map(({ q, r, tile }, cell) =>
  DIRECTIONS.map(([dq, dr]) => {
    const other = byPlace.get(`${q + dq},${r + dr}`);
    if (other !== undefined && (CELLS[other]?.tile === tile || other < cell)) return "";
    const at = centreOf(cell);
    const way = Math.atan2(1.5 * dr, Math.sqrt(3) * (dq + dr / 2));
    const turn = Math.round((way + Math.PI / 6) / (Math.PI / 3) - 0.5);
    const [one, two] = [corner(R, turn), corner(R, turn + 1)];
    return `M${write({ x: at.x + one.x, y: at.y + one.y })}L${write({ x: at.x + two.x, y: at.y + two.y })}`;
  }).join(""),
).join("");

/** The same small chance for a cell at every drawing, so that no two hexes look alike. */
export function chance(cell: number, n: number): number {
  const found = Math.sin(cell * 127.1 + n * 311.7) * 43758.5453;
  return found - Math.floor(found);
}

/** Where several Seers stand in a cell. */
export function standing(place: number, count: number): Point {
  const gap = count > 3 ? 20 : count === 2 ? 30 : 25;
  return { x: (place - (count - 1) / 2) * gap, y: 15 + (place % 2 === 1 && count > 2 ? 5 : 0) };
}
