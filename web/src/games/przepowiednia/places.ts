/** What the page knows of the places of this table, beyond what the server says of each choice. */
import type { Topic } from "../../generated/przepowiednia";
import { onBoard } from "../../lib/places";
import type { Choice, Question } from "../../lib/types";
import { CARDS } from "./components";

/** What a question is about. */
export const topicOf = (question: Question | null): Topic | null => (question ? (question.topic as Topic) : null);

/** The price that a choice names; 0 for none. */
export function priceOf(choice: Choice): number {
  const said = choice.label.values.find(([name]) => name === "price");
  return said ? Number(said[2]) : 0;
}

const SPELLS = ["button:swap", "button:exchange", "button:charges"];

/** Whether a choice casts a spell; the exchange of a card does not. */
export const isSpell = (question: Question, choice: Choice): boolean =>
  topicOf(question) !== "exchange" && SPELLS.includes(choice.place);

/** The crystals that are still to be placed, by kind; null when there are none. */
export function trayOf(question: Question | null): number[] | null {
  const pool = question?.args[1];
  return topicOf(question) === "place" && Array.isArray(pool) ? pool : null;
}

export const firstPick = (question: Question): number => trayOf(question)?.findIndex((count) => count > 0) ?? -1;

/** The crystal of a choice must be picked up before it can be placed. */
export function pickFor(question: Question, choice: Choice): number {
  const [, kind] = /\/crystal:(\d)$/.exec(choice.place) ?? [];
  return kind ? Number(kind) : firstPick(question);
}

/** What is taken from the supply or from the card has a button too. */
export const inBar = (_question: Question, choice: Choice): boolean =>
  !onBoard(choice) || /^supply:|\/collect$/.test(choice.place);

/** The region of the board that a question is about. */
export function focusOf(question: Question | null): string {
  const [kind, card] = (question?.focus ?? "").split(":");
  if (kind === "card") return CARDS[Number(card)] ?? "all";
  return kind === "grid" ? "grid" : kind === "supply" ? "centre" : "all";
}

/** The player whose grid a question is about, if it is another's; -1 for none. */
export function donorOf(question: Question | null): number {
  const [, seat] = /^grid:(\d)$/.exec(question?.focus ?? "") ?? [];
  return seat ? Number(seat) : -1;
}

/** The node that was chosen before, for questions that go on from it. */
export const chosenNode = (question: Question | null): number =>
  question && topicOf(question) === "with-node" ? Number(question.args[1]) : -1;
