/** Words for things of this game, for labels and screen readers. */
import { form, listed, say } from "../../lib/texts.svelte";
import { BUILDINGS, CELLS, GOODS, TERRAINS, TRACKS } from "./box";

export const cellName = (cell: number): string => say(CELLS[cell]?.key ?? "");
export const terrainName = (terrain: number): string => say(`terrain-${TERRAINS[terrain] ?? ""}`);
export const goodName = (good: number): string => say(`good-${GOODS[good] ?? ""}`);
export const buildingName = (building: number): string => say(`building-${BUILDINGS[building] ?? ""}`);
export const trackName = (track: number): string => say(`track-${TRACKS[track] ?? ""}`);
export const skillName = (skill: string): string => say(`skill-${skill}`);
export const skillEffect = (skill: string): string => form(`skill-${skill}`, "effect");
export const taskName = (task: string): string => say(`task-${task}`);
export const taskText = (task: string): string => form(`task-${task}`, "text");
export const goodsList = (counts: readonly number[]): string => listed(GOODS.map((good) => `goods-${good}`), counts);
