/** The components of the game, from the same files as the rules. */
import gridFile from "../../../../src/dolmen/games/przepowiednia/data/grids.toml";
import objectiveFile from "../../../../src/dolmen/games/przepowiednia/data/objectives.toml";
import runeFile from "../../../../src/dolmen/games/przepowiednia/data/runes.toml";
import templeFile from "../../../../src/dolmen/games/przepowiednia/data/temples.toml";
import wildernessFile from "../../../../src/dolmen/games/przepowiednia/data/wilderness.toml";

export const KINDS = "CRYBGP";
export const RUNES = "ABCDEF";
export const TEMPLE_IDS = ["T-R", "T-Y", "T-B", "T-G", "T-P"];
export const CARDS = [...TEMPLE_IDS, "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10"];
export const CROSSED = 9;
export const VIRTUAL = 8;
export const MARKERS = 5;

interface Temple {
  id: string;
  colour: string;
  arc: string;
  tablet: string;
}
interface Wilderness {
  id: string;
  class: "direct" | "upgrade" | "exchange";
  tablet: string;
  gain?: string;
  spaces?: string;
  most?: number;
  reset_at?: number;
  pay?: number;
  take_different?: number;
}

interface RuneCard {
  id: string;
  take?: string;
  any_colour?: number;
  empties_card?: boolean;
  exchange_bonus?: number;
  exchange_spell?: number;
}

export const TEMPLES = templeFile["temple"] as Temple[];
export const VALUES = (templeFile["track"] as { values: number[] }).values;
export const WILDERNESS = wildernessFile["wilderness"] as Wilderness[];
export const RUNE_CARDS = runeFile["rune"] as RuneCard[];
export const LATTICE = gridFile["lattice"] as { nodes: [number, number][]; lines: [number, number][] };
export const OBJECTIVE = objectiveFile["temple"] as { first: number; second: number };
export const RUNE_POINTS = (objectiveFile["runes"] as { kinds: number[] }).kinds;

/** Upgrade cards have a row of covered spaces each, in the order of their numbers. */
export const ROWS = WILDERNESS.filter((card) => card.class === "upgrade").map((card) => card.id);

/** The nodes to which lines lead from each node. */
export const neighbours: number[][] = LATTICE.nodes.map((_, node) =>
  LATTICE.lines.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : [])),
);

/** The colours that a space of a track asks for: from the left, from the right, or (in the middle) both. */
export function readings(temple: number, space: number): { kinds: number[]; right: boolean }[] {
  const arc = [...(TEMPLES[temple]?.arc ?? "")].map((letter) => KINDS.indexOf(letter));
  const found = [];
  if (space <= 2) found.push({ kinds: arc.slice(0, space + 3), right: false });
  if (space >= 2) found.push({ kinds: arc.toReversed().slice(0, 7 - space), right: true });
  return found;
}

/** The chains in a grid that have these colours in this order, for showing only. */
export function chainsIn(grid: readonly number[], kinds: readonly number[]): number[][] {
  const found: number[][] = [];
  const walk = (path: number[]): void => {
    if (path.length === kinds.length) {
      found.push(path);
      return;
    }
    const last = path.at(-1);
    const next = last === undefined ? grid.map((_, node) => node) : (neighbours[last] ?? []);
    for (const node of next) {
      if (grid[node] === kinds[path.length] && !path.includes(node)) walk([...path, node]);
    }
  };
  walk([]);
  return found;
}
