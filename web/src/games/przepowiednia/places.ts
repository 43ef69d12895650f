/** What the places of the board mean for each question. The numbers are those of the rules' questions (steps/*.py). */
import type { Question } from "../../lib/types";
import { CARDS, TEMPLE_IDS } from "./box";
import type { TableView } from "../../generated/przepowiednia";

const NODES = 12;
const KIND_COUNT = 6;
export const PASS = -1;

/** Choices of `Action` that put a marker on each space: from the left, from the right, in the middle both. */
const BREAKS: readonly number[][] = [[1], [2], [3, 6], [5], [4]];
/** Choices of `Action` on the card where the figure stands: to collect, or to break a curse where that is possible. */
const HERE = [0, ...BREAKS.flat()];
const BY_NODE = new Set(["Upgrade", "PayCrystal", "ChooseChain", "SwapFirst", "SwapSecond", "ReturnColourless", "TakeFromNode"]);
const BY_CARD = new Set(["PlaceFigure", "Move"]);
const BY_KIND = new Set(["PickColour", "Keep"]);
const BY_TEMPLE = new Set(["ChooseRune", "TakeStartRune"]);

/** The first spell among the choices of a question; the others follow it. */
const FIRST_SPELL: Record<string, number> = { PlaceFigure: CARDS.length, Move: CARDS.length, Action: 8, EndTurn: 1 };

/** The number of the spell that a choice casts: swap, exchange, the charges of grid 2A; -1 for none. */
export function spellOf(question: Question, choice: number): number {
  const first = FIRST_SPELL[question.ask];
  return first === undefined ? -1 : Math.max(-1, choice - first);
}

/** The price that a choice names; 0 for none. */
export function priceOf(question: Question, choice: number): number {
  const said = question.choices.find((one) => one.choice === choice)?.label.values.find(([name]) => name === "price");
  return said ? Number(said[2]) : 0;
}

/** A place is written as its kind and numbers: card:12, node:3, track:0:2, space:6:1, supply:2. */
export function choicesAt(question: Question, view: unknown, place: string, picked: number): number[] {
  const [kind, ...rest] = place.split(":");
  const [first = -1, second = -1] = rest.map(Number);
  const figure = (view as TableView).players[question.seat]?.figure ?? -1;
  const { ask } = question;
  if (kind === "card") {
    if (BY_CARD.has(ask)) return [first];
    if (BY_TEMPLE.has(ask) && first < TEMPLE_IDS.length) return [first];
    return ask === "Action" && first === figure ? HERE : [];
  }
  if (kind === "node") {
    if (ask === "Place") return picked < 0 ? [] : [picked * NODES + first];
    return BY_NODE.has(ask) ? [first] : [];
  }
  if (kind === "track") return ask === "Action" && first === figure ? [...(BREAKS[second] ?? [])] : [];
  if (kind === "space") {
    if (ask === "CoverSpace") return first === figure ? [second] : [];
    return ask === "TakeFromCard" ? [(first - TEMPLE_IDS.length) * KIND_COUNT + second] : [];
  }
  if (kind === "supply") return BY_KIND.has(ask) ? [first] : [];
  return [];
}

/** Whether a choice can be made on the board. */
export function onBoard(question: Question, choice: number): boolean {
  const { ask } = question;
  if (choice === PASS) return false;
  if (BY_CARD.has(ask)) return choice < CARDS.length;
  if (ask === "Action") return choice >= 1 && choice <= 6;
  return ask === "Place" || ask === "CoverSpace" || ask === "TakeFromCard" || BY_NODE.has(ask) || BY_TEMPLE.has(ask);
}

/** What is asked for in a tray, by kind; null when there is no tray. */
export function trayOf(question: Question | null): number[] | null {
  if (!question) return null;
  const pool = question.args[1];
  return question.ask === "Place" && Array.isArray(pool) ? pool : null;
}

export function firstPick(question: Question): number {
  return trayOf(question)?.findIndex((count) => count > 0) ?? -1;
}

/** Whoever wants to place a crystal picks it up first. */
export function pickFor(question: Question, choice: number): number {
  return question.ask === "Place" && choice >= 0 ? Math.floor(choice / NODES) : firstPick(question);
}

/** The part of the board that a question is about. */
export function focusOf(question: Question | null, view: unknown): string {
  if (!question) return "all";
  const { ask } = question;
  if (BY_KIND.has(ask)) return "centre";
  if (ask === "Place" || BY_NODE.has(ask)) return "grid";
  const figure = (view as TableView).players[question.seat]?.figure ?? -1;
  if (ask === "CoverSpace" || (ask === "Action" && figure < TEMPLE_IDS.length)) return CARDS[figure] ?? "all";
  return "all";
}
