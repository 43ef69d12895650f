/** Where corridors lead, for names that say it: the maze can be walked by words alone. */
import type { TableView } from "../../generated/labyrinth";
import { say } from "../../lib/texts.svelte";
import { TILES } from "./components";
import { beyond, CELL, type Cell } from "./hexes";
import { corridorsOf, type Corridor, type Tile } from "./maze";
import { cellNameOf, nodeName } from "./names";

/** The corridor behind each open side, written as cell/side. */
export type Doors = ReadonlyMap<string, string>;

export function doorsOf(tiles: readonly Tile[]): Doors {
  return new Map(
    tiles.flatMap((tile) =>
      tile.corridors.flatMap((one) =>
        one.edges.map((edge): [string, string] => [`${tile.cell.name}/${edge}`, one.node]),
      ),
    ),
  );
}

/** What lies behind a side: a corridor, a wall, an empty cell, a tile that lies face down, or a start space. */
function behind(view: TableView, doors: Doors, cell: Cell, side: number): string {
  const next = beyond(cell, side);
  if (!next)
    return view.players.some((player) => player.start === `S${side}`) && cell.key === side
      ? nodeName(`S${side}`)
      : say("exit-wall");
  const node = doors.get(`${next.name}/${(side + 3) % 6}`);
  if (node) return nodeName(node);
  const lying =
    next.key >= 0 || next.name === view.centre ? "wall" : view.tiles.find((tile) => tile.cell === next.name)?.face_down;
  if (lying === undefined) return say("exit-empty", { cell: cellNameOf(next.name) });
  return lying === true ? say("exit-face-down", { cell: cellNameOf(next.name) }) : say("exit-wall");
}

const exit = (side: number, place: string): string => say("exit", { side: say(`side-${side}`), place });

/** "leads east (corridor C4b), west (wall)". */
export function leads(view: TableView, doors: Doors, cell: Cell, corridor: Pick<Corridor, "edges">): string {
  const sides = corridor.edges.toSorted((one, other) => one - other);
  return say("leads", { exits: sides.map((side) => exit(side, behind(view, doors, cell, side))).join(", ") });
}

/** The corridors that open towards a cell on which nothing lies face up. */
export function openTowards(doors: Doors, cell: string): string {
  const here = CELL.get(cell);
  const found = here
    ? [0, 1, 2, 3, 4, 5].flatMap((side) => {
        const node = doors.get(`${beyond(here, side)?.name ?? ""}/${(side + 3) % 6}`);
        return node ? [exit(side, nodeName(node))] : [];
      })
    : [];
  return found.length ? say("open-towards", { exits: found.join(", ") }) : say("open-towards-none");
}

/** What a tile is made of, at a turn: where its corridors lead, and what will lie there. */
export function tileLines(id: string, rotation: number): string[] {
  const corridors = corridorsOf(id, rotation, "");
  const sides = corridors.map(({ edges, level }) => {
    const list = edges
      .toSorted((one, other) => one - other)
      .map((side) => say(`side-${side}`))
      .join(", ");
    return say(level === "plain" ? "corridor-leads" : `${level}-leads`, { sides: list });
  });
  const tile = TILES.get(id);
  return [
    ...sides,
    ...(tile?.trap?.length ? [say("slot-trap")] : []),
    ...(tile?.item?.length ? [say("slot-item")] : []),
  ];
}
