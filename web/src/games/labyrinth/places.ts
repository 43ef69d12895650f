/** What the page makes of the places of choices: which have a button, what is prepared, what a question is about. */
import type { Topic } from "../../generated/labyrinth";
import type { Choice, Question } from "../../lib/types";
import { selection } from "./selection.svelte";

/** Deeds that are worth a button although they are not possible now: their reason helps. */
const ALWAYS_SHOWN = new Set(["build", "set-trap", "golem", "event"]);

/** What a question is about. */
export const topicOf = (question: Question | null): Topic | "" => (question?.topic ?? "") as Topic | "";

/** The kind of a choice's place: node, cell, seat, button. */
export const kindOf = (choice: Choice): string => choice.place.slice(0, choice.place.indexOf(":"));

/** Whether a question is asked while dice lie on the table, or before they are rolled. */
export const aboutDice = (question: Question | null): boolean => /^(dice|fight|golem-test)$/.test(topicOf(question));

/** Whether something can be picked up now. */
export const liesHere = (question: Question | null): boolean =>
  topicOf(question) === "deed" && (question?.choices.some((choice) => choice.name.startsWith("take-")) ?? false);

/** Whether a choice has a button: it has no place in the maze, or its place stands for more than one thing; a deed that is out of the question has none. */
export function inBar(question: Question, choice: Choice): boolean {
  const kind = kindOf(choice);
  const possible = choice.refusal === null;
  if (kind === "cell" || kind === "character") return false;
  if (kind === "node") return choice.place.includes("/") && (possible || topicOf(question) !== "deed");
  if (possible) return true;
  if (topicOf(question) === "deed") return kind === "ability" || kind === "item" || ALWAYS_SHOWN.has(choice.name);
  return !choice.name.endsWith("shard");
}

/** What the board has prepared: the character that is looked at, the tile as it is turned. */
export function mainChoice(question: Question): number | null {
  const place = selection.place(question);
  return place ? (question.choices.find((choice) => choice.place === place)?.choice ?? null) : null;
}
