/** What the pieces, places and choices of the table are and do, in words. Loaded when somebody first touches the table. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { About } from "../../../lib/game";
import { say } from "../../../lib/texts.svelte";
import type { Question } from "../../../lib/types";
import { topicOf } from "../places";
import type { PlayerView, TableView } from "../../../generated/rune-stones";
import {
  cardOf,
  COLOUR_COUNT,
  FACES,
  FIRST_DRUID_CARD,
  FORGE,
  FORGE_ORES,
  inRow,
  MULTI,
  ORE,
  PRICES,
  ROW_LENGTH,
  ROWS,
  SCORING,
  STONES,
  WHITE,
  WHITE_FORGE,
  type Item,
} from "../components";
import {
  abilityWords,
  artifactName,
  bonusWords,
  cardTitle,
  druidTitle,
  faceName,
  forgeTitle,
  gemColour,
  gemName,
  itemWords,
  magicWords,
  placeName,
  stoneEffect,
  stoneName,
} from "../names";

const sources = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
let bundle: FluentBundle | undefined;

/** Load the words of a language. */
export async function learn(language: string): Promise<void> {
  const source = await sources[`./${language}.ftl`]?.();
  const found = new FluentBundle(language, { useIsolating: false });
  found.addResource(new FluentResource(source ?? ""));
  bundle = found;
}

function tell(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  return bundle && message?.value ? bundle.formatPattern(message.value, values, []) : key;
}

const large = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const sentence = (words: string): string => `${large(words)}.`;
const mine = (view: TableView): PlayerView | undefined => view.players.find((player) => player.hand) ?? view.players[0];
/** A druid card looks different for every druid: that of the player who has it. */
const druidOf = (view: TableView, number: number): string =>
  (view.players.find((player) => player.hand?.includes(number) ?? player.in_play.includes(number)) ?? mine(view))
    ?.druid ?? "";

/** What using one side of a card does, where its name does not say it all. */
function itemLine(item: Item): string {
  if (item.kind === "any" || item.kind === "die" || item.kind === "trade") return tell(`item-${item.kind}`);
  return item.kind === "card" || item.kind === "any-card" ? tell("item-card") : "";
}

function cardLines(view: TableView, number: number, druid: string): string[] {
  const card = cardOf(number, druid);
  const more = [...new Set(card.items.map(itemLine))];
  const sides =
    card.items.length < 2
      ? ""
      : card.optional
        ? tell(mine(view)?.stones.includes("plus") ? "side-both" : "side-one")
        : tell("side-both");
  return [
    `${tell("card-magic", { magic: magicWords(card) })}${card.colour === MULTI ? ` ${tell("card-multi")}` : ""}`,
    `${say("ability", { what: abilityWords(card) })} ${sides}`.trim(),
    ...more,
  ];
}

function ofCard(view: TableView, number: number): About {
  const space = view.display.indexOf(number);
  const druid = space >= 0 ? "" : druidOf(view, number);
  const last =
    space >= 0
      ? tell("card-price", { price: PRICES[space] ?? 0 })
      : tell(number >= FIRST_DRUID_CARD ? "card-leaves-box" : "card-leaves");
  return {
    title: cardTitle(number, druid),
    lines: [...cardLines(view, number, druid), last],
    rule: space >= 0 ? "RUN-025" : "RUN-045",
  };
}

function ofItem(view: TableView, name: string): About {
  const number = parseInt(name);
  const card = cardOf(number, druidOf(view, number));
  const item = card.items[name.endsWith("b") ? 1 : 0];
  const sides = card.optional && !mine(view)?.stones.includes("plus") ? tell("side-one") : "";
  return {
    title: large(item ? itemWords(item) : ""),
    lines: [item ? itemLine(item) : "", sides].filter(Boolean),
    rule: "RUN-042",
  };
}

function ofForge(view: TableView, forge: number): About {
  const artifact = forge === WHITE_FORGE ? (view.whites > 0 ? WHITE : -1) : (view.forges[forge] ?? -1);
  const price = FORGE[forge]?.price ?? 0;
  const lines = [
    `${say(forge === WHITE_FORGE ? "forge-price-any" : "forge-price", { price, ores: FORGE_ORES })}.`,
    forge === WHITE_FORGE ? tell("forge-white") : tell("white-pays"),
    FORGE[forge]?.bonus === "none" ? `${say("bonus-none")}.` : `${bonusWords(forge)}. ${tell("forge-ores")}`,
  ];
  return {
    title: `${forgeTitle(forge)}: ${artifact >= 0 ? artifactName(artifact) : say("empty")}`,
    lines,
    rule: forge === WHITE_FORGE ? "RUN-078" : "RUN-077",
  };
}

function ofPlace(view: TableView, place: number): About {
  const artifact = mine(view)?.places[place] ?? -1;
  const column = place % ROW_LENGTH;
  const fits = column === WHITE ? tell("place-white") : tell("place-colour", { colour: gemColour(column) });
  return {
    title: large(placeName(place)),
    lines: [artifact >= 0 ? tell("place-full", { artifact: artifactName(artifact) }) : fits, tell("place-row")],
    rule: "RUN-080",
  };
}

function ofRow(view: TableView, row: number): About {
  const count = inRow(mine(view)?.places ?? [], row);
  const now = SCORING.rows[count] ?? 0;
  const more = count < ROW_LENGTH ? [tell("row-next", { points: SCORING.rows[count + 1] ?? 0 })] : [];
  return {
    title: large(say(`row-${ROWS[row]}`)),
    lines: [now ? tell("row-now", { count, points: now }) : tell("row-short", { count }), ...more, tell("row-how")],
    rule: "RUN-098",
  };
}

function ofGem(view: TableView, gem: number, own: boolean): About {
  const player = mine(view);
  const counts = own ? [...(player?.gems ?? []), player?.ores ?? 0] : [...view.gems, view.ores];
  const use =
    gem === ORE
      ? tell("ore-use", { ores: FORGE_ORES })
      : gem === WHITE
        ? tell("white-use")
        : player?.joker === gem
          ? tell("joker-use")
          : tell("gem-use");
  return {
    title: large(gemName(gem)),
    lines: [
      tell(own ? "own-count" : "supply-count", { count: counts[gem] ?? 0 }),
      use,
      say("end-worth", { share: SCORING.share }),
    ],
    rule: gem === ORE ? "RUN-086" : gem < COLOUR_COUNT ? "RUN-077" : "RUN-085",
  };
}

const STONE_RULES = [124, 126, 127, 129, 130, 131, 132, 134];

function ofStone(view: TableView, stone: number, own: boolean): About {
  const lines = [sentence(stoneEffect(stone)), tell(`stone-${STONES[stone]}-more`)];
  return {
    title: stoneName(stone),
    lines: own ? lines : [...lines, tell("stone-take", { count: view.stones[stone] ?? 0 })],
    rule: `RUN-${STONE_RULES[stone]}`,
  };
}

function ofDie(view: TableView): About {
  if (view.die >= 0) return { title: large(faceName(view.die)), lines: [tell("die-free")], rule: "RUN-073" };
  return {
    title: tell("die"),
    lines: [FACES.map((_, face) => faceName(face)).join("; ")].map(sentence),
    rule: "RUN-067",
  };
}

const ACTION_RULES: Record<string, string> = { summon: "RUN-024", use: "RUN-040", forge: "RUN-076" };

/** An action by its place, such as act:cards/use. */
function ofAction(place: string): About | null {
  const name = place.split(/[:/]/).at(-1) ?? "";
  const rule = ACTION_RULES[name];
  return rule ? { title: say(`do-${name}`), lines: [tell(`action-${name}`), tell(`action-${name}-2`)], rule } : null;
}

const PILES: Record<string, string> = {
  creatures: "table-creatures",
  discard: "common-discard",
  deck: "table-deck",
  played: "pile-played",
};

/** What a place is. Places are those of the rules; pile, track, throne, numbers and white are drawn beside them. */
export function aboutPlace(place: string, view: TableView): About | null {
  const [kind = "", rest = ""] = place.split(":");
  const number = Number(rest);
  if (kind === "card" || kind === "hand") return ofCard(view, number);
  if (kind === "item") return ofItem(view, rest);
  if (kind === "forge") return ofForge(view, number);
  if (kind === "place") return ofPlace(view, number);
  if (kind === "row") return ofRow(view, number);
  if (kind === "gem" || kind === "supply") return ofGem(view, number, kind === "gem");
  if (kind === "stone" || kind === "slot") return ofStone(view, number, kind === "slot");
  if (kind === "die") return ofDie(view);
  if (kind === "act") return ofAction(place);
  if (kind === "druid")
    return {
      title: druidTitle(["brown", "grey", "beige", "black"][number] ?? ""),
      lines: [tell("druid-cards"), tell("druid-same")],
      rule: "RUN-007",
    };
  if (kind === "pile") return { title: say(PILES[rest] ?? ""), lines: [tell(`pile-${rest}`)] };
  if (kind === "track")
    return { title: tell("track"), lines: [say("aim", { goal: SCORING.goal }), tell("track-end")], rule: "RUN-115" };
  if (kind === "throne")
    return {
      title: tell("throne"),
      lines: [tell("track-end"), tell("throne-rest", { share: SCORING.share })],
      rule: "RUN-115",
    };
  if (kind === "numbers")
    return { title: say("numbers"), lines: [tell("numbers-signs"), tell("numbers-why")], rule: "RUN-045" };
  return null;
}

/** What paying for an artifact brings: with ores no bonus. */
function ofPayment(question: Question, name: string): About | null {
  const forge = Number(question.args[1]);
  if (name === "ores") return { title: say("table-forges"), lines: [tell("forge-ores")], rule: "RUN-088" };
  return FORGE[forge]?.bonus === "none"
    ? null
    : { title: forgeTitle(forge), lines: [`${bonusWords(forge)}.`], rule: "RUN-089" };
}

/** What a choice with a button does. */
export function aboutChoice(question: Question, number: number): About | null {
  const choice = question.choices.find((one) => one.choice === number);
  if (!choice) return null;
  if (topicOf(question) === "pay-with") return ofPayment(question, choice.name);
  if (choice.place.startsWith("act:")) return ofAction(choice.place);
  if (choice.place.startsWith("row:"))
    return { title: large(say(`row-${choice.name}`)), lines: [tell("row-how")], rule: "RUN-098" };
  return null;
}
