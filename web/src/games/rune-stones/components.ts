/** The components of the game, from the same files as the rules. */
import boardFile from "../../../../src/dolmen/games/rune_stones/data/board.toml";
import creatureFile from "../../../../src/dolmen/games/rune_stones/data/creatures.toml";
import druidFile from "../../../../src/dolmen/games/rune_stones/data/druids.toml";
import stoneFile from "../../../../src/dolmen/games/rune_stones/data/stones.toml";

export const GEMS = ["blue", "yellow", "green", "red", "white"];
export const COLOUR_COUNT = 4;
export const WHITE = 4;
export const MULTI = 4;
export const ORE = 5;
export const DRUID_KIN = 5;
export const KINS = [...GEMS, "druid"];
export const DRUIDS = ["brown", "grey", "beige", "black"];
export const STONES = ["magic", "hand", "exchange", "joker", "plus", "double", "extra", "three"];
export const FORGES = ["K1", "K2", "K3", "K4", "K5", "K6"];
export const WHITE_FORGE = 5;
export const FACES = ["GEM", "SWAP", "P1", "P2", "ORE", "CARD"];
export const ROWS = ["upper", "lower"];
export const ROW_LENGTH = 5;
export const FIRST_CREATURE = 11;
export const LAST_CREATURE = 78;
export const FIRST_DRUID_CARD = 100;
export const LAST_DRUID_CARD = 107;

export type Icon =
  | { kind: "gem"; colour: number }
  | { kind: "card"; colour: number }
  | { kind: "points"; amount: number }
  | { kind: "any" | "ore" | "die" | "any-card" };
export type Item = Icon | { kind: "trade"; price: number; paid: number; gain: Icon[] };

export interface Card {
  number: number;
  kin: number;
  magic: number;
  /** The colour of the magic points; MULTI goes with every colour. */
  colour: number;
  /** Whether the two items are sides to choose from. */
  optional: boolean;
  items: Item[];
}
export interface Forge {
  price: number;
  bonus: "none" | "die" | "ore" | "points";
  amount: number;
}

interface CreatureEntry {
  id: string;
  colour: string;
  magic: number;
  ability: string;
}
interface DruidEntry {
  id: string;
  points: string;
  magic: number;
  ability: string;
}

function icon(text: string): Icon {
  const [what = "", value = ""] = text.split(":");
  if (what === "gem") return value === "any" ? { kind: "any" } : { kind: "gem", colour: GEMS.indexOf(value) };
  if (what === "card") return value === "any" ? { kind: "any-card" } : { kind: "card", colour: GEMS.indexOf(value) };
  if (what === "pts") return { kind: "points", amount: Number(value) };
  return { kind: what === "ore" ? "ore" : "die" };
}

/** An ability as the data files write it; the rules have checked it. */
function items(ability: string): { optional: boolean; items: Item[] } {
  const letter = ability[0];
  const rest = ability.slice(3);
  if (letter === "X") {
    const [cost = "", gains = ""] = rest.split(" -> ");
    const [price = "", paid = ""] = cost.split(" ");
    return {
      optional: false,
      items: [{ kind: "trade", price: Number(price), paid: GEMS.indexOf(paid), gain: gains.split(" + ").map(icon) }],
    };
  }
  return { optional: letter === "O", items: rest.split(letter === "O" ? " / " : " + ").map(icon) };
}

const creatures = new Map<number, Card>(
  (creatureFile["creature"] as CreatureEntry[]).map((entry) => {
    const colour = GEMS.indexOf(entry.colour);
    return [
      Number(entry.id),
      { number: Number(entry.id), kin: colour, magic: entry.magic, colour, ...items(entry.ability) },
    ];
  }),
);
const druidCards = new Map<string, Card>(
  (druidFile["druid"] as DruidEntry[]).map((entry) => {
    const colour = entry.points === "multi" ? MULTI : GEMS.indexOf(entry.points);
    return [
      entry.id,
      { number: Number(entry.id.split("-")[1]), kin: DRUID_KIN, magic: entry.magic, colour, ...items(entry.ability) },
    ];
  }),
);
const BLANK: Card = { number: 0, kin: DRUID_KIN, magic: 0, colour: MULTI, optional: false, items: [] };

/** A card by its number; of the druid cards that of a druid. */
export function cardOf(number: number, druid: string): Card {
  return creatures.get(number) ?? druidCards.get(`${druid}-${number}`) ?? BLANK;
}

export const PRICES = (boardFile["display"] as { prices: number[] }).prices;
export const SCORING = boardFile["scoring"] as { goal: number; rows: number[]; share: number };
export const FORGE_ORES = (boardFile["forging"] as { ores: number }).ores;
export const FORGE = (boardFile["forge"] as Partial<Forge>[]).map((forge): Forge => ({
  price: forge.price ?? 0,
  bonus: forge.bonus ?? "none",
  amount: forge.amount ?? 0,
}));
export const SLOTS = (stoneFile["board"] as { slots: number }).slots;

/** What becomes of cards that are used together: the lowest stays, the others leave. For showing only. */
export type Fate = "stays" | "discard" | "box";
export function fates(numbers: readonly number[]): Map<number, Fate> {
  const lowest = Math.min(...numbers);
  return new Map(
    numbers.map((number) => [number, number === lowest ? "stays" : number >= FIRST_DRUID_CARD ? "box" : "discard"]),
  );
}

/** Which items of a card are used up: those used, and without the stone *plus* the other side of an optional one. */
export function spent(card: Card, used: readonly string[], plus: boolean): boolean[] {
  const sides = ["a", "b"].map((side) => used.includes(`${card.number}${side}`));
  return card.optional && !plus && sides.includes(true) ? [true, true] : sides;
}

/** How many artifacts lie in a row. */
export function inRow(places: readonly number[], row: number): number {
  return places.slice(row * ROW_LENGTH, (row + 1) * ROW_LENGTH).filter((artifact) => artifact >= 0).length;
}
