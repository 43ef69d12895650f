/** What the pieces and places of this game are and do, in words; loaded after the table, for the cards that tell of them. */
import type { About } from "../../lib/game";
import { form, say } from "../../lib/texts.svelte";
import type { Question } from "../../lib/types";
import type { TableView } from "../../generated/nawiedzone-krainy";
import {
  BLOCKED,
  BUILDING_DATA,
  BUILDINGS,
  CELLS,
  DISTRICT,
  FACES,
  GOODS,
  HILL,
  LAKE,
  offersOf,
  poolOf,
  REWARDS,
  SKILLS,
  SLOT_VALOUR,
  TASK_DATA,
  TERRAINS,
  TRACK_DATA,
  TRACKS,
} from "./components";
import { NEIGHBOURS } from "./hexes";
import {
  buildingName,
  capital,
  cellName,
  gainsInWords,
  goodsList,
  priceList,
  skillEffect,
  skillName,
  taskName,
  taskText,
  terrainName,
  trackName,
} from "./names";
import { topicOf } from "./places";

const sentence = (text: string): string => `${capital(text)}.`;
const FIRST_SKILL_RULE = 138;
const WATER = 1;
/** What is gathered on each kind of land. */
const YIELD = [0, 2, 3];

export function aboutPlace(place: string, view: TableView): About | null {
  const [kind, what = ""] = place.split(":");
  if (kind === "cell") return aboutCell(Number(what), view);
  if (kind === "skill") return aboutSkill(what, view);
  if (kind === "track")
    return aboutTrack(
      TRACKS.findIndex((track) => track === what),
      view,
    );
  if (kind === "market") return aboutMarket(view);
  if (kind === "task") return aboutTask(what);
  return kind === "do" ? aboutAction(what, view) : null;
}

/** What a choice of the bar does, where its label does not say it all. */
export function aboutChoice(question: Question, choice: number): About | null {
  const found = question.choices.find((one) => one.choice === choice);
  const [kind, what] = found?.name.split("-") ?? [];
  if (topicOf(question) !== "act" || !found) return null;
  const building = BUILDINGS.findIndex((one) => one === what);
  if (kind === "build")
    return { title: capital(buildingName(building)), lines: [priceOf(building), incomeOf(building)], rule: "NAW-087" };
  const cost = found.label.values.find(([name]) => name === "cost")?.[2];
  return kind === "persuade" && typeof cost === "number" ? aboutRewards(cost) : null;
}

function aboutCell(cell: number, view: TableView): About | null {
  const terrain = view.terrain[cell];
  if (terrain === undefined) return null;
  const lines: string[] = [];
  const lakeside = (NEIGHBOURS[cell] ?? []).some((near) => view.terrain[near] === LAKE);
  const building = view.building[cell] ?? -1;
  if (terrain === LAKE) lines.push(say("about-lake"));
  else if (terrain === HILL) lines.push(say("about-hill"));
  else if (terrain === DISTRICT) lines.push(say("about-district"));
  if (building >= 0) lines.push(incomeOf(building));
  else if (terrain < LAKE) {
    const goods = [YIELD[terrain] ?? 0, ...(lakeside ? [WATER] : [])];
    const allowed = BUILDING_DATA.flatMap((data, kind) =>
      data.terrains.includes(TERRAINS[terrain] ?? "") && (!data.lakeside || lakeside) ? [buildingName(kind)] : [],
    );
    lines.push(say("about-land", { goods: priceList(goods), buildings: allowed.join(", ") }));
  }
  if (view.wraiths[cell])
    lines.push(
      say("about-wraith", { cost: view.persuasion_cost }),
      ...view.wraith_cards.map((card) => sentence(form(`wraith-${card}`, "effect"))),
    );
  if (view.depleted[cell]) lines.push(say("about-depleted"));
  const rule = view.wraiths[cell]
    ? "NAW-093"
    : building >= 0
      ? "NAW-055"
      : terrain === HILL
        ? "NAW-099"
        : terrain === DISTRICT
          ? "NAW-104"
          : "NAW-072";
  return { title: `${capital(cellName(cell))}${CELLS[cell]?.tile ? `: ${terrainName(terrain)}` : ""}`, lines, rule };
}

const incomeOf = (kind: number): string => {
  const data = BUILDING_DATA[kind];
  return say("about-building", {
    building: capital(buildingName(kind)),
    goods: goodsList(GOODS.map((good) => (good === data?.income ? data.amount : 0))),
  });
};

/** A building with its place, price and Valour. */
function priceOf(kind: number): string {
  const data = BUILDING_DATA[kind];
  const where = data?.lakeside
    ? say("prices-lakeside")
    : (data?.terrains ?? []).map((terrain) => say(`terrain-${terrain}`)).join(", ");
  return say("about-price", {
    building: capital(buildingName(kind)),
    where,
    goods: priceList(poolOf(data?.cost ?? {})),
    valour: data?.valour ?? 0,
  });
}

function aboutRewards(cost: number): About {
  const season = REWARDS.findIndex((card) => card.cost === cost) + 1;
  return {
    title: say("reward-title"),
    lines: [say("about-persuade", { cost }), ...FACES.map((_, face) => gainsInWords(season, face))],
    rule: "NAW-094",
  };
}

function aboutSkill(card: string, view: TableView): About {
  const data = SKILLS.findIndex((skill) => skill.id === card);
  const next = view.skills.find((skill) => skill.card === card)?.slots.findIndex((owner) => owner < 0) ?? -1;
  const lines = [
    sentence(skillEffect(card)),
    sentence(say("skill-cost", { goods: priceList(poolOf(SKILLS[data]?.cost ?? {})) })),
  ];
  if (next >= 0 && next !== BLOCKED) lines.push(say("about-slot", { valour: SLOT_VALOUR[next] ?? 0 }));
  return { title: skillName(card), lines, rule: `NAW-${FIRST_SKILL_RULE + data}` };
}

function aboutTrack(track: number, view: TableView): About {
  const data = TRACK_DATA[track];
  const prices = data?.costs.join(", ") ?? "";
  return {
    title: trackName(track),
    lines: [
      say("about-track", { prices, valour: data?.valour ?? 0 }),
      say(`about-${TRACKS[track] ?? ""}-token`, { cost: view.persuasion_cost }),
    ],
    rule: "NAW-111",
  };
}

function aboutMarket(view: TableView): About {
  const offers = offersOf(view.market).map(({ shape, pecunia }) =>
    say("about-offer", { shape: say(`shape-${shape}`), pecunia }),
  );
  return { title: say(`market-${view.market}`), lines: [say("about-hill"), ...offers], rule: "NAW-100" };
}

function aboutTask(task: string): About {
  const data = TASK_DATA.find((one) => one.id === task);
  return {
    title: taskName(task),
    lines: [say("about-task", { valour: data?.valour ?? 0, text: taskText(task) })],
    rule: "NAW-137",
  };
}

/** The six buttons beside the land. */
function aboutAction(action: string, view: TableView): About | null {
  if (action === "persuade") return aboutRewards(view.persuasion_cost);
  if (action === "sell") return { ...aboutMarket(view), title: say("button-sell") };
  const title = say(`button-${action}`);
  if (action === "build")
    return {
      title,
      lines: [say("about-build-token"), ...BUILDING_DATA.map((_, kind) => priceOf(kind))],
      rule: "NAW-087",
    };
  if (action === "learn")
    return {
      title,
      lines: [say("about-district"), ...view.skills.map(({ card }) => `${skillName(card)}: ${skillEffect(card)}.`)],
      rule: "NAW-105",
    };
  if (action === "train") return { title, lines: [say("about-district"), say("about-training")], rule: "NAW-111" };
  return { title, lines: [say("about-gather-token")], rule: "NAW-072" };
}
