/** For showing only: what a tile would cut off from the centre, as LAB-039 draws the ways. The rules decide. */
import type { TableView } from "../../generated/labyrinth";
import { TILES } from "./components";
import { beyond, CELLS, KEY_CELLS, type Cell } from "./hexes";
import { corridorsOf, tilesOf } from "./maze";

const EDGES = [0, 1, 2, 3, 4, 5];

/** What has no way to the centre when a tile lies so: key tiles, cells, and the sides of the tile where the way would have to come through. */
export interface CutOff {
  keys: number[];
  cells: Cell[];
  sides: number[];
}

/** The two ways of each bridge, both ways round. */
function bridgesOf(tiles: ReturnType<typeof tilesOf>): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const one of tiles) {
    const bridge = TILES.get(one.tile)?.bridge;
    if (!bridge) continue;
    const [upper, lower] = bridge.map((index) => `${one.cell.name}${"abc"[index] ?? ""}`);
    if (upper && lower) pairs.set(upper, lower).set(lower, upper);
  }
  return pairs;
}

/** Everything that can be reached from a vertex, itself included. */
function reached(start: string, next: (vertex: string) => (string | undefined)[]): Set<string> {
  const seen = new Set([start]);
  // What is added to a set while it is walked through is still visited.
  for (const vertex of seen) for (const found of next(vertex)) if (found) seen.add(found);
  return seen;
}

export function cutOff(view: TableView, cell: string, tile: string, rotation: number): CutOff {
  const tiles = tilesOf({
    ...view,
    tiles: [...view.tiles.filter((one) => one.cell !== cell), { cell, tile, rotation, face_down: false }],
  });
  const byCell = new Map(tiles.map((one) => [one.cell.name, one]));
  const doors = new Map(
    tiles.flatMap((one) =>
      one.corridors.flatMap((corridor) =>
        corridor.edges.map((edge): [string, string] => [`${one.cell.name}/${edge}`, corridor.node]),
      ),
    ),
  );
  const home = new Map(
    tiles.flatMap((one) =>
      one.corridors.map((corridor): [string, { cell: Cell; edges: number[] }] => [
        corridor.node,
        { cell: one.cell, edges: corridor.edges },
      ]),
    ),
  );
  const pairs = bridgesOf(tiles);
  const across = (from: Cell, edge: number): string | undefined => {
    const next = beyond(from, edge);
    return next && (byCell.has(next.name) ? doors.get(`${next.name}/${(edge + 3) % 6}`) : next.name);
  };
  const seen = reached("C", (vertex) => {
    const corridor = home.get(vertex);
    const from = corridor?.cell ?? CELLS.find((one) => one.name === vertex);
    return from ? [pairs.get(vertex), ...(corridor?.edges ?? EDGES).map((edge) => across(from, edge))] : [];
  });
  const keys = KEY_CELLS.flatMap((_, number) => (seen.has(`K${number}`) ? [] : [number]));
  const cells = CELLS.filter(
    (one) => !(byCell.get(one.name)?.corridors.some((corridor) => seen.has(corridor.node)) ?? seen.has(one.name)),
  );
  const here = CELLS.find((one) => one.name === cell);
  const sides = here && keys.length ? EDGES.filter((edge) => !seen.has(across(here, edge) ?? "C")) : [];
  return {
    keys,
    sides,
    cells: keys.length ? cells.filter((one) => one.name !== cell || !corridorsOf(tile, rotation, cell).length) : [],
  };
}
