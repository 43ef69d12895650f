/** The components of the game, from the same files as the rules. */
import boardFile from "../../../../src/dolmen/games/labyrinth/data/board.toml";
import characterFile from "../../../../src/dolmen/games/labyrinth/data/characters.toml";
import eventFile from "../../../../src/dolmen/games/labyrinth/data/events.toml";
import itemFile from "../../../../src/dolmen/games/labyrinth/data/items.toml";
import tileFile from "../../../../src/dolmen/games/labyrinth/data/tiles.toml";
import trapFile from "../../../../src/dolmen/games/labyrinth/data/traps.toml";

export type When = "always" | "attacking" | "defending" | "against_key" | "on_key_or_centre" | "per_item" | "per_sacrifice";
export interface Effect { effect: string; amount: number; when?: When }
export interface TileInfo { id: string; corridors: number[][]; bridge?: [number, number]; trap?: number[]; item?: number[] }
export interface Ability { id: string; kind: "passive" | "action" | "free" | "reaction"; actions?: number; bonus?: number; difficulty?: number; key_difficulty?: number; effects?: Effect[] }
export interface CharacterInfo { id: string; ability: Ability[] }
export interface ItemInfo { id: string; kind: string; effects?: Effect[] }
export interface TrapInfo { id: string; rolls: number; difficulty: number; lives?: number; daze?: number; then?: string }
export interface EventInfo { id: string; effects?: Effect[] }

function byId<T extends { id: string }>(list: T[]): Map<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

export const TILES = byId(tileFile["tile"] as TileInfo[]);
export const CHARACTERS = byId(characterFile["character"] as CharacterInfo[]);
export const ITEMS = byId(itemFile["item"] as ItemInfo[]);
export const TRAPS = byId(trapFile["trap"] as TrapInfo[]);
export const EVENTS = byId(eventFile["event"] as EventInfo[]);
export const NUMBERS = boardFile["numbers"] as Record<string, number>;
export const KEY_OPENINGS = (boardFile["key_tile"] as { openings: number[] }).openings;

/** Kinds of tests, as the rules number them. */
export const TESTS = ["combat", "trap", "jump", "golem", "hellfire", "portal", "theft", "dodge"];
/** The two dice of a roll, as the rules number them: 1+1, 1+2 and so on. */
export const DICE: readonly [number, number][] = [1, 2, 3, 4, 5, 6].flatMap((low) => [1, 2, 3, 4, 5, 6].filter((high) => high >= low).map((high): [number, number] => [low, high]));
/** Ability tokens that lie on corridors. */
export const CORRIDOR_TOKENS = ["hellfire", "portal", "tornado", "seal"];

const ABILITY_TESTS: Record<string, string> = { hellfire: "C05a", portal: "C13a", theft: "C12b", dodge: "C12d" };

/** The number that a test needs, where it is printed; a trap's is on the trap. */
export function printedNeed(test: string, trap: string): number {
  if (test === "trap") return TRAPS.get(trap)?.difficulty ?? 0;
  if (test === "jump" || test === "golem") return NUMBERS[test] ?? 0;
  const ability = ABILITY_TESTS[test] ?? "";
  return CHARACTERS.get(ability.slice(0, 3))?.ability.find((one) => one.id === ability)?.difficulty ?? 0;
}
