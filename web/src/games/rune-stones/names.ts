/** Words for cards, gems, stones and places, for labels and screen readers. */
import { form, listed, say } from "../../lib/texts.svelte";
import {
  cardOf,
  DRUIDS,
  FACES,
  FORGE,
  FORGES,
  GEMS,
  KINS,
  ORE,
  STONES,
  type Card,
  type Fate,
  type Icon,
  type Item,
} from "./components";

const POOL = [...GEMS, "ore", "points"].map((name) => `pool-${name}`);

export const gemName = (gem: number): string => (gem === ORE ? say("ore-name") : say(`gem-${GEMS[gem]}`));
export const gemColour = (gem: number): string => form(`gem-${GEMS[gem]}`, "colour");
export const gemLetter = (gem: number): string => form(`gem-${GEMS[gem]}`, "short");
export const artifactName = (gem: number): string => form(`gem-${GEMS[gem]}`, "artifact");
export const kinTitle = (kin: number): string => form(`kin-${KINS[kin]}`, "title");
export const stoneName = (stone: number): string => form(`stone-${STONES[stone]}`, "name");
export const stoneEffect = (stone: number): string => form(`stone-${STONES[stone]}`, "effect");
export const forgeTitle = (forge: number): string => form(`forge-${FORGES[forge]}`, "title");
export const faceName = (face: number): string => say(`face-${FACES[face]}`);
export const druidTitle = (druid: string): string => form(`druid-${druid}`, "title");
export const placeName = (place: number): string => say(`place-${place < 5 ? "upper" : "lower"}-${GEMS[place % 5]}`);
export const fateName = (fate: Fate): string => say(`fate-${fate}`);
export const druidNumber = (druid: string): number => Math.max(0, DRUIDS.indexOf(druid));

function pool(icons: Icon[]): number[] {
  const counts = POOL.map(() => 0);
  for (const icon of icons) {
    const index = icon.kind === "gem" ? icon.colour : icon.kind === "points" ? 6 : ORE;
    counts[index] = (counts[index] ?? 0) + (icon.kind === "points" ? icon.amount : 1);
  }
  return counts;
}

export function itemWords(item: Item): string {
  if (item.kind === "gem") return say(`gem-${GEMS[item.colour]}`);
  if (item.kind === "points") return say("pool-points", { count: item.amount });
  if (item.kind === "card") return say("ability-card", { kin: say(`kin-${KINS[item.colour]}`) });
  if (item.kind === "trade") {
    const paid = POOL.map((_, index) => (index === item.paid ? item.price : 0));
    return say("ability-trade", { paid: listed(POOL, paid), gained: listed(POOL, pool(item.gain)) });
  }
  return say(`ability-${item.kind}`);
}

export function abilityWords(card: Card): string {
  const [first, second] = card.items.map(itemWords);
  if (!second) return first ?? "";
  return say(card.optional ? "ability-or" : "ability-and", { first: first ?? "", second });
}

export function magicWords(card: Card): string {
  return say("magic-points", {
    count: card.magic,
    colour: card.colour < 4 ? gemColour(card.colour) : say("any-colour"),
  });
}

export const cardTitle = (number: number, druid: string): string => `${kinTitle(cardOf(number, druid).kin)} ${number}`;

/** A card in words: its name, its points, its ability. */
export function cardWords(number: number, druid: string): string {
  const card = cardOf(number, druid);
  return `${magicWords(card)}. ${say("ability", { what: abilityWords(card) })}`;
}

export function bonusWords(forge: number): string {
  const { bonus, amount } = FORGE[forge] ?? { bonus: "none", amount: 0 };
  if (bonus === "none") return say("bonus-none");
  return say("bonus", {
    what: bonus === "die" ? say("ability-die") : say(bonus === "ore" ? "pool-ore" : "pool-points", { count: amount }),
  });
}
