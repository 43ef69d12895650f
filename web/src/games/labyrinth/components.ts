/** The components of the game, from the same files as the rules. */
import boardFile from "../../../../src/dolmen/games/labyrinth/data/board.toml";
import characterFile from "../../../../src/dolmen/games/labyrinth/data/characters.toml";
import tileFile from "../../../../src/dolmen/games/labyrinth/data/tiles.toml";
import trapFile from "../../../../src/dolmen/games/labyrinth/data/traps.toml";

export type When =
  "always" | "attacking" | "defending" | "against_key" | "on_key_or_centre" | "per_item" | "per_sacrifice";
export interface Effect {
  effect: string;
  amount: number;
  when?: When;
}
export interface TileInfo {
  id: string;
  corridors: number[][];
  bridge?: [number, number];
  trap?: number[];
  item?: number[];
}
export interface Ability {
  id: string;
  kind: "passive" | "action" | "free" | "reaction";
  actions?: number;
  bonus?: number;
  difficulty?: number;
  key_difficulty?: number;
  effects?: Effect[];
}
export interface CharacterInfo {
  id: string;
  ability: Ability[];
}
export interface TrapInfo {
  id: string;
  rolls: number;
  difficulty: number;
  lives?: number;
  daze?: number;
  then?: string;
}

export function byId<T extends { id: string }>(list: T[]): Map<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

export const TILES = byId(tileFile["tile"] as TileInfo[]);
export const CHARACTERS = byId(characterFile["character"] as CharacterInfo[]);
export const TRAPS = byId(trapFile["trap"] as TrapInfo[]);
export const NUMBERS = boardFile["numbers"] as Record<string, number>;
export const KEY_OPENINGS = (boardFile["key_tile"] as { openings: number[] }).openings;
