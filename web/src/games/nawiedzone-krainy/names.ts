/** Words for things of this game, for labels and screen readers. */
import { form, listed, say } from "../../lib/texts.svelte";
import { BUILDINGS, CELLS, FACES, GOODS, REWARDS, TERRAINS, TRACKS } from "./components";

export const cellName = (cell: number): string => say(CELLS[cell]?.key ?? "");
export const terrainName = (terrain: number): string => say(`terrain-${TERRAINS[terrain] ?? ""}`);
export const goodName = (good: number): string => say(`good-${GOODS[good] ?? ""}`);
export const buildingName = (building: number): string => say(`building-${BUILDINGS[building] ?? ""}`);
export const trackName = (track: number): string => say(`track-${TRACKS[track] ?? ""}`);
export const skillName = (skill: string): string => say(`skill-${skill}`);
export const skillEffect = (skill: string): string => form(`skill-${skill}`, "effect");
export const taskName = (task: string): string => say(`task-${task}`);
export const taskText = (task: string): string => form(`task-${task}`, "text");
/** Counted goods after a verb: “receives 1 water”. */
export const goodsList = (counts: readonly number[]): string =>
  listed(
    GOODS.map((good) => `goods-${good}`),
    counts,
  );
/** A price, as after a colon: one name for each good. */
export const priceList = (goods: readonly number[]): string => goods.map(goodName).join(", ");
/** What somebody has: `key` with the goods, or `key-none` without any. */
export const goodsOwned = (key: string, counts: readonly number[]): string =>
  counts.some((count) => count > 0) ? say(key, { goods: goodsList(counts) }) : say(`${key}-none`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a face of the Reward die brings in a Season. */
export function gainsOf(season: number, face: number): { sign: string; count: number; words: string }[] {
  const { pecunia = 0, any = 0, valour = 0 } = REWARDS[season - 1]?.[FACES[face] ?? "coin"] ?? {};
  return [
    { sign: "pecunia", count: pecunia, words: say("gain-pecunia", { count: pecunia }) },
    { sign: "any", count: any, words: say("gain-goods", { count: any }) },
    { sign: "valour", count: valour, words: say("gain-valour", { count: valour }) },
  ].filter(({ count }) => count > 0);
}
export const gainsInWords = (season: number, face: number): string =>
  `${capital(say(`face-${FACES[face] ?? ""}`))}: ${gainsOf(season, face)
    .map(({ words }) => words)
    .join(", ")}.`;
