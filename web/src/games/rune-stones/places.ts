/** What places of the board stand for, and which of them have a button as well. The places are those of the rules (`place` in steps/*.py). */
import { onBoard } from "../../lib/places";
import type { Choice, Question } from "../../lib/types";
import type { Topic } from "../../generated/rune-stones";
import { ORE } from "./components";

/** What a question is about. */
export const topicOf = (question: Question | null | undefined): Topic | undefined =>
  question?.topic as Topic | undefined;

/** The place of an item of a card, by its side. */
export const itemPlace = (number: number, side: number): string => `item:${number}${side ? "b" : "a"}`;

/** A card of the hand stands for what can be done with cards; the second of two equal icons for the first, as long as that is unused. */
export function standsFor(question: Question, place: string): string {
  if (topicOf(question) === "action") return place.startsWith("hand:") ? "act:cards" : place;
  const twin = place.startsWith("item:") && !question.choices.some((choice) => choice.place === place);
  return twin ? `${place.slice(0, -1)}a` : place;
}

/** Actions and gems of one's choice have a button as well as a place; passing has one only when nothing else can be done. */
export function inBar(question: Question, choice: Choice): boolean {
  const topic = topicOf(question);
  if (topic === "action" && choice.name === "pass") return choice.refusal === null;
  return !onBoard(choice) || choice.place.startsWith("act:") || topic === "gem" || topic === "die";
}

/** The gem, or ore, that a choice is about; -1 for none. */
export function gemOf(choice: Choice): number {
  if (choice.name === "ores") return ORE;
  const [kind = "", gem = ""] = choice.place.split(":");
  return kind === "gem" || kind === "supply" ? Number(gem) : -1;
}
