/** The maze as it is drawn: tiles with their corridors turned to where they lie. */
import type { TableView } from "../../generated/labyrinth";
import { KEY_OPENINGS, TILES } from "./components";
import { chamber, outline, spots } from "./outlines";
import { CELL, CELLS, cellOf, KEY_CELLS, STARTS, type Cell, type Point } from "./hexes";

export type Level = "plain" | "bridge" | "under";
export interface Corridor {
  node: string;
  edges: number[];
  level: Level;
  shape: string;
  spots: Point[];
  trap: boolean;
  item: boolean;
  deadEnd: boolean;
}
export interface Tile {
  cell: Cell;
  kind: "ordinary" | "key" | "centre";
  tile: string;
  rotation: number;
  corridors: Corridor[];
}

const LETTERS = "abc";
const KEY_ROOM = 46;
const CENTRE_ROOM = 62;

/** The corridors of a tile on a cell, the upper one last so that it is drawn above. */
export function corridorsOf(id: string, rotation: number, cell: string): Corridor[] {
  const tile = TILES.get(id);
  if (!tile) return [];
  const [upper = -1, lower = -1] = tile.bridge ?? [];
  const found = tile.corridors.map((data, index): Corridor => {
    const edges = data.map((edge) => (edge + rotation) % 6);
    const level: Level = index === upper ? "bridge" : index === lower ? "under" : "plain";
    const end = tile.corridors.length === 1 ? 0 : 50;
    return {
      node: `${cell}${LETTERS[index] ?? ""}`,
      edges,
      level,
      shape: outline(edges, end),
      spots: spots(edges, level === "under", end),
      trap: tile.trap?.includes(index) ?? false,
      item: tile.item?.includes(index) ?? false,
      deadEnd: edges.length === 1,
    };
  });
  return found.sort((a, b) => Number(a.level === "bridge") - Number(b.level === "bridge"));
}

function room(node: string, edges: number[], radius: number): Corridor {
  const far = radius * 0.5;
  return {
    node,
    edges,
    level: "plain",
    shape: chamber(edges, radius),
    spots: [
      { x: 10, y: far * 0.75 },
      { x: -far - 3, y: far * 0.7 },
      { x: 0, y: -far * 0.75 },
    ],
    trap: false,
    item: false,
    deadEnd: false,
  };
}

const KEY_TILES: readonly Tile[] = KEY_CELLS.map((cell, number) => ({
  cell,
  kind: "key",
  tile: "",
  rotation: number,
  corridors: [
    room(
      `K${number}`,
      KEY_OPENINGS.map((edge) => (edge + number) % 6),
      KEY_ROOM,
    ),
  ],
}));

/** All face-up tiles. */
export function tilesOf(view: TableView): Tile[] {
  const found: Tile[] = [...KEY_TILES];
  const centre = CELL.get(view.centre);
  if (centre)
    found.push({
      cell: centre,
      kind: "centre",
      tile: "",
      rotation: 0,
      corridors: [room("C", [0, 1, 2, 3, 4, 5], CENTRE_ROOM)],
    });
  for (const { cell, tile, rotation, face_down: down } of view.tiles) {
    const place = CELL.get(cell);
    if (place && !down)
      found.push({ cell: place, kind: "ordinary", tile, rotation, corridors: corridorsOf(tile, rotation, cell) });
  }
  return found;
}

/** Cells without any tile. */
export function emptyCells(view: TableView): Cell[] {
  const taken = new Set([view.centre, ...view.tiles.map((tile) => tile.cell)]);
  return CELLS.filter((cell) => cell.key < 0 && !taken.has(cell.name));
}

/** Where things of a node are drawn. */
export function spotsOf(tiles: readonly Tile[], view: TableView, node: string): Point[] {
  if (node.startsWith("S")) return [STARTS[Number(node[1])] ?? { x: 0, y: 0 }];
  const cell = cellOf(node, view.centre);
  const corridor = tiles.find((tile) => tile.cell === cell)?.corridors.find((one) => one.node === node);
  return (corridor?.spots ?? [{ x: 0, y: 0 }]).map((spot) => ({
    x: spot.x + (cell?.x ?? 0),
    y: spot.y + (cell?.y ?? 0),
  }));
}

/** The other corridor at a bridge, to which one jumps. */
export function partnerOf(view: TableView, node: string): string {
  const cell = node.slice(0, -1);
  const lying = view.tiles.find((tile) => tile.cell === cell && !tile.face_down);
  const pair = (lying && TILES.get(lying.tile)?.bridge?.map((index) => `${cell}${LETTERS[index] ?? ""}`)) ?? [];
  return pair.includes(node) ? (pair.find((one) => one !== node) ?? "") : "";
}
