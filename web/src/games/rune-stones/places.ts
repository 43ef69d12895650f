/** What the places of the board mean for each question. The numbers are those of the rules' questions (steps/*.py). */
import type { Question } from "../../lib/types";
import { COLOUR_COUNT, ORE, STONES } from "./box";

export const PASS = -1;
export const USE = 1;
const ITEM_LIMIT = 216;
const ACCEPT = 4;
const GEM_KINDS = 5;
const FACE_GEM = 0;
const FACE_SWAP = 1;

/** Where the choices of the stones *exchange* and *joker* begin in questions that let them be used. */
const FREE_FROM: Record<string, number> = { Action: 3, EndTurn: 3, ForgeArtifact: 6, UseItem: ITEM_LIMIT };
const BY_CARD = new Set(["Summon", "ChooseCard", "TakeCard"]);
const BY_SUPPLY = new Set(["TakeGem", "ActivateJoker"]);

function freeAt(ask: string, stone: number): number[] {
  const from = FREE_FROM[ask];
  if (from === undefined) return [];
  return STONES[stone] === "exchange" ? [from] : STONES[stone] === "joker" ? [from + 1] : [];
}

function gemAt({ ask, args }: Question, gem: number, own: boolean): number[] {
  if (ask === "PayGem") return own && gem < GEM_KINDS ? [gem] : [];
  if (ask === "UseExchange") return own ? (gem < GEM_KINDS ? [gem] : []) : gem < COLOUR_COUNT ? [GEM_KINDS + gem] : [];
  if (ask === "DieBenefit" && gem < COLOUR_COUNT && args[1] === (own ? FACE_SWAP : FACE_GEM)) return [gem];
  return !own && BY_SUPPLY.has(ask) && gem < COLOUR_COUNT ? [gem] : [];
}

/** The second of two equal icons stands for the first, as long as the first is unused. */
function itemAt(question: Question, item: number): number {
  return question.choices.some((one) => one.choice === item) ? item : item ^ 1;
}

/** A place is its kind and a number: card:41, item:82, forge:2, place:7, row:0, gem:3, supply:1, stone:4, slot:2, druid:0, act:1, die:0. */
export function choicesAt(question: Question, _view: unknown, place: string): number[] {
  const [kind, rest] = place.split(":");
  const number = Number(rest);
  const { ask } = question;
  if (kind === "card") return BY_CARD.has(ask) ? [number] : [];
  if (kind === "hand") return BY_CARD.has(ask) ? [number] : ask === "Action" ? [0, USE] : [];
  if (kind === "item") return ask === "UseItem" ? [itemAt(question, number)] : [];
  if (kind === "forge") return ask === "ForgeArtifact" ? [number] : [];
  if (kind === "place") return ask === "PlaceArtifact" ? [number] : [];
  if (kind === "row") return ask === "EndTurn" ? [number + 1] : [];
  if (kind === "gem") return gemAt(question, number, true);
  if (kind === "supply") return gemAt(question, number, false);
  if (kind === "stone") return ask === "TakeStone" ? [number] : [];
  if (kind === "slot") return freeAt(ask, number);
  if (kind === "druid") return ask === "ChooseDruid" ? [number] : [];
  if (kind === "act") return ask === "Action" ? [number] : [];
  if (kind === "die") return ask === "RollBonus" ? [0] : ask === "DieBenefit" ? [ACCEPT] : [];
  return [];
}

/** A gem of one's choice has a button as well as a tile in the supply. */
const GEM_BUTTONS = new Set(["TakeGem", "ActivateJoker", "DieBenefit"]);

/** Whether the bar needs no button for a choice: it can be made on the board, or it is passing while something can be done. */
export function onBoard(question: Question, choice: number): boolean {
  const { ask } = question;
  if (ask === "Action" && choice === PASS) return question.choices.some((one) => one.choice === PASS && one.refusal !== null);
  if (choice === PASS || ask === "PayWith" || ask === "RollBonus" || GEM_BUTTONS.has(ask)) return false;
  if (ask === "EndTurn") return choice !== 0;
  return ask !== "Action" || choice >= (FREE_FROM[ask] ?? 0);
}

/** The turn ends by itself only when nothing else could be done: no row and no stone waits. */
export function endTurn(question: Question): number | null {
  if (question.ask !== "EndTurn") return null;
  return question.choices.some((choice) => choice.choice !== 0 && !choice.refusal) ? null : 0;
}

const FOCUS: Record<string, string> = {
  Action: "hand", ChooseDruid: "hand", Summon: "hand", ChooseCard: "hand", UseItem: "hand", RollBonus: "hand", TakeCard: "display", ForgeArtifact: "forges",
  PayWith: "hand", PayGem: "hand", PlaceArtifact: "own", EndTurn: "own", UseExchange: "own", TakeGem: "supply", ActivateJoker: "supply", TakeStone: "stones",
};

/** The part of the board that a question is about. */
export function focusOf(question: Question | null): string {
  if (!question) return "hand";
  if (question.ask === "EndTurn" && endTurn(question) !== null) return "hand";
  if (question.ask === "DieBenefit") return question.args[1] === FACE_GEM ? "supply" : question.args[1] === FACE_SWAP ? "own" : "hand";
  return FOCUS[question.ask] ?? "hand";
}

/** The gem on the button of a choice. */
export function gemOf(question: Question, choice: number): number {
  const { ask } = question;
  if (ask === "PayGem" || ask === "TakeGem" || ask === "ActivateJoker" || (ask === "DieBenefit" && choice < ACCEPT)) return choice;
  return question.ask === "PayWith" && choice === 1 ? ORE : -1;
}
