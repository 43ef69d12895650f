/** The components of the game, from the same files as the rules. */
import boardFile from "../../../../src/dolmen/games/nawiedzone_krainy/data/boards.toml";
import buildingFile from "../../../../src/dolmen/games/nawiedzone_krainy/data/buildings.toml";
import mapFile from "../../../../src/dolmen/games/nawiedzone_krainy/data/map.toml";
import marketFile from "../../../../src/dolmen/games/nawiedzone_krainy/data/markets.toml";
import rewardFile from "../../../../src/dolmen/games/nawiedzone_krainy/data/rewards.toml";
import skillFile from "../../../../src/dolmen/games/nawiedzone_krainy/data/skills.toml";
import taskFile from "../../../../src/dolmen/games/nawiedzone_krainy/data/tasks.toml";
import wraithFile from "../../../../src/dolmen/games/nawiedzone_krainy/data/wraiths.toml";

export const GOODS = ["food", "water", "wood", "mineral"] as const;
export const TERRAINS = ["plains", "forest", "mountain", "lake", "district", "hill"] as const;
export const BUILDINGS = ["windmill", "sawmill", "mine", "noria"] as const;
export const TRACKS = ["travel", "persuasion", "gather", "build"] as const;
export const FACES = ["coin", "crate", "star"] as const;
export const TASKS = ["ZAD-1", "ZAD-2", "ZAD-3", "ZAD-4", "ZAD-5", "ZAD-6", "ZAD-7", "ZAD-8"] as const;
export const LAKE = 3;
export const DISTRICT = 4;
export const HILL = 5;
export const BLOCKED = 9;
export const SEASONS = 3;
export const ROUNDS = 3;
export const TRACK_TOP = 30;

type Pool = Partial<Record<(typeof GOODS)[number], number>>;
interface Reward {
  pecunia?: number;
  any?: number;
  valour?: number;
}
interface RewardCard {
  id: string;
  cost: number;
  coin: Reward;
  crate: Reward;
  star: Reward;
}
interface TrackData {
  id: string;
  start: number;
  costs: number[];
  valour: number;
}
interface SkillData {
  id: string;
  deck: string;
  cost: Pool;
}
interface TaskData {
  id: string;
  requirement: string;
  per: number;
  valour: number;
  two_players: boolean;
}
interface BuildingData {
  id: string;
  terrains: string[];
  lakeside: boolean;
  tokens: number;
  cost: Pool;
  valour: number;
  income: string;
  amount: number;
}

export const TRACK_DATA = boardFile["track"] as TrackData[];
export const BUILDING_DATA = buildingFile["building"] as BuildingData[];
export const REWARDS = rewardFile["reward"] as RewardCard[];
export const SKILLS = skillFile["skill"] as SkillData[];
export const SLOT_VALOUR = (skillFile["slots"] as { valour: number[] }).valour;
export const TASK_DATA = taskFile["task"] as TaskData[];
export const WRAITHS = wraithFile["markers"] as { count: number; each_round: number };
const markets = marketFile["market"] as ({ id: string } & Record<string, number | string>)[];

/** The offers of a market card: their shape and the Pecunia for each. */
export function offersOf(market: string): { shape: string; pecunia: number }[] {
  const card = markets.find((one) => one.id === market);
  return Object.entries(card ?? {}).flatMap(([shape, pecunia]) =>
    typeof pecunia === "number" ? [{ shape, pecunia }] : [],
  );
}

export const slotsOf = (track: number): number =>
  (TRACK_DATA[track]?.start ?? 0) + (TRACK_DATA[track]?.costs.length ?? 0);
export const poolOf = (cost: Pool): number[] =>
  GOODS.flatMap((good, kind) => Array.from({ length: cost[good] ?? 0 }, () => kind));

/** Cells by number: slot and place within the tile, and where they lie (axial coordinates). */
const PLACES = ["C", "E", "NE", "NW", "W", "SW", "SE"] as const;
const SLOTS = ["K", "S1", "S2", "S3", "S4", "S5", "S6"] as const;
const directions = mapFile["directions"] as Record<string, [number, number]>;
const slots = mapFile["slots"] as Record<string, [number, number]>;
export const CELLS = SLOTS.flatMap((slot, tile) =>
  PLACES.map((place) => {
    const [q, r] = slots[slot] ?? [0, 0];
    const [dq, dr] = directions[place] ?? [0, 0];
    return { name: `${slot}.${place}`, key: `cell-${slot}-${place}`, tile, q: q + dq, r: r + dr };
  }),
);
export const DIRECTIONS: [number, number][] = PLACES.slice(1).map((place) => directions[place] ?? [0, 0]);
