/** Prices that the board need not know: those of the spells. */
import movementFile from "../../../../../src/dolmen/games/przepowiednia/data/movement.toml";

const movement = movementFile["movement"] as { free_range: number; speed: number[] };
export const FREE = movement.free_range;
export const SPEED = movement.speed;
export const SPELLS = movementFile["spells"] as { swap: number; exchange: number };
