/** What the page knows of the places of this table, beyond what the server says of each choice. */
import type { Topic } from "../../generated/nawiedzone-krainy";
import { onBoard, placesOf } from "../../lib/places";
import type { Choice, Question } from "../../lib/types";

/** The actions that have a button beside the land. */
export const ACTIONS = ["gather", "build", "persuade", "sell", "learn", "train"] as const;

/** Reasons that say least: of a building that never fits here, of a lake that is only for its water, of what is done already. */
export const WEAK_REASONS = [
  "wrong-terrain",
  "noria-needs-lake",
  "no-lake-beside",
  "lake-not-entered",
  "skill-known",
  "track-full",
];

/** What a question is about. */
export const topicOf = (question: Question | null): Topic | null => (question ? (question.topic as Topic) : null);

/** The token to refresh has a button too. */
export const inBar = (question: Question, choice: Choice): boolean =>
  !onBoard(choice) || topicOf(question) === "refresh";

/** The step to a cell, possible or not; what else is done there has a button beside the land as well. */
export function stepTo(question: Question | null, cell: number): Choice | undefined {
  return topicOf(question) === "act" ? question?.choices.find((choice) => choice.place === `cell:${cell}`) : undefined;
}

/** Travel tokens for a step. */
export function stepCost(step: Choice | undefined): number {
  const cost = step?.label.values.find(([name]) => name === "cost")?.[2];
  return typeof cost === "number" ? cost : Infinity;
}

/** Travel tokens for a step, where that is what matters. */
export function entryCost(question: Question | null, cell: number): { cost: number; open: boolean } | null {
  const step = stepTo(question, cell);
  const key = step?.refusal?.phrase.key;
  return step && (!key || key.startsWith("too-few-travel")) ? { cost: stepCost(step), open: !key } : null;
}

/** The choices that hold a task card: it alone, or with another. */
export const withTask = (question: Question, task: string): Choice[] =>
  question.choices.filter((choice) => placesOf(choice).includes(`task:${task}`));

/** The choice that stands for some task cards. */
export function taskChoice(question: Question, tasks: readonly string[]): Choice | undefined {
  return question.choices.find(
    (choice) =>
      placesOf(choice).length === tasks.length && tasks.every((task) => placesOf(choice).includes(`task:${task}`)),
  );
}
