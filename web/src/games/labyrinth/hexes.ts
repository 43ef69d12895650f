/** Where cells, corridors and start spaces lie: pointy-top hexes, edges clockwise from the east. */
export const SIDE = 100;
const ACROSS = Math.sqrt(3) * SIDE;
export const APOTHEM = ACROSS / 2;
const START_OUT = 3.84;
export const DIRECTIONS: readonly [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  name: string;
  q: number;
  r: number;
  x: number;
  y: number;
  key: number;
}

export function centreOf(q: number, r: number): Point {
  return { x: ACROSS * (q + r / 2), y: 1.5 * SIDE * r };
}

export const cellName = (q: number, r: number): string => `(${q},${r})`;

function field(): Cell[] {
  const found: Cell[] = [];
  for (let r = -3; r <= 3; r++) {
    for (let q = -3; q <= 3; q++) {
      if (Math.abs(q + r) > 3) continue;
      const key = DIRECTIONS.findIndex(([dq, dr]) => q === 3 * dq && r === 3 * dr);
      found.push({ name: cellName(q, r), q, r, key, ...centreOf(q, r) });
    }
  }
  return found;
}

/** The name of a cell as people say it: rows from A, counted from the left. The same as in the game's texts. */
export const sign = ({ q, r }: Cell): string => `${"ABCDEFG"[r + 3] ?? ""}${q + Math.min(3, 3 + r) + 1}`;

/** All 37 cells. */
export const CELLS = field();
export const CELL = new Map(CELLS.map((cell) => [cell.name, cell]));
export const KEY_CELLS = DIRECTIONS.map(([dq, dr]) => CELL.get(cellName(3 * dq, 3 * dr)) as Cell);
export const STARTS: readonly Point[] = DIRECTIONS.map(([dq, dr]) => centreOf(START_OUT * dq, START_OUT * dr));

/** The cell behind an edge. */
export function beyond(cell: Cell, edge: number): Cell | undefined {
  const [dq, dr] = DIRECTIONS[edge % 6] ?? [0, 0];
  return CELL.get(cellName(cell.q + dq, cell.r + dr));
}

/** The cell of a node: (1,0)a lies on (1,0), K2 in a corner, C on the centre's cell; start spaces have none. */
export function cellOf(node: string, centre: string): Cell | undefined {
  if (node === "C") return CELL.get(centre);
  if (node.startsWith("K")) return KEY_CELLS[Number(node[1])];
  return node.startsWith("(") ? CELL.get(node.slice(0, node.indexOf(")") + 1)) : undefined;
}

/** The number of a node's corridor on its tile. */
export const corridorOf = (node: string): number => "abc".indexOf(node.at(-1) ?? "");

export function hexagon(size = SIDE): string {
  return `M${[0, 1, 2, 3, 4, 5].map((k) => `${round(size * Math.cos(((60 * k - 30) * Math.PI) / 180))} ${round(size * Math.sin(((60 * k - 30) * Math.PI) / 180))}`).join("L")}Z`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;
