/** What the places of the board mean for each question. Choices are known by their names in the rules (steps/*.py). */
import type { Choice, Question } from "../../lib/types";
import type { TableView } from "../../generated/nawiedzone-krainy";
import { CELLS, LAKE, TASKS, TRACKS } from "./box";

export const PASS = -1;
export const ACTIONS = ["gather", "build", "persuade", "sell", "learn", "train"] as const;

/** Reasons that say least: they are given only when there is no better one. */
const WEAK = ["wrong-terrain", "noria-needs-lake", "no-lake-beside", "skill-known", "track-full"];
const weak = (choice: Choice): number => (choice.refusal && WEAK.includes(choice.refusal.phrase.key) ? 1 : 0);

function named(question: Question, start: string): number[] {
  const found = question.choices.filter((choice) => choice.name.startsWith(start));
  return found.sort((one, other) => weak(one) - weak(other)).map((choice) => choice.choice);
}

/** A place is written as its kind and what it is: cell:12, do:build, skill:POG-1, train:2, market. */
export function choicesAt(question: Question, view: unknown, place: string, _picked: number): number[] {
  const [kind, what = ""] = place.split(":");
  const { ask } = question;
  if (ask === "PlaceWraith") return kind === "cell" ? [Number(what)] : [];
  if (ask === "RefreshToken") return kind === "train" ? [Number(what)] : [];
  if (ask !== "Act") return [];
  if (kind === "do") return named(question, what);
  if (kind === "market") return named(question, "sell-");
  if (kind === "skill") return named(question, `learn-${what}`);
  if (kind === "train") return named(question, `train-${TRACKS[Number(what)] ?? ""}`);
  return kind === "cell" ? atCell(question, view as TableView, Number(what)) : [];
}

/** The own cell is for what is done there, a lake for its water, every other cell for a step. */
function atCell(question: Question, view: TableView, cell: number): number[] {
  const gathered = named(question, `gather-${CELLS[cell]?.name ?? ""}-`);
  if (cell === view.players[question.seat]?.cell) {
    const here = [...named(question, "persuade"), ...gathered, ...named(question, "build-")];
    return [...here.filter((choice) => open(question, choice)), cell];
  }
  return view.terrain[cell] === LAKE ? [...gathered, cell] : [cell];
}

function open(question: Question, choice: number): boolean {
  return question.choices.some((one) => one.choice === choice && one.refusal === null);
}

/** Travel tokens for a step, where that is what matters. */
export function entryCost(question: Question | null, cell: number): { cost: number; open: boolean } | null {
  if (question?.ask !== "Act") return null;
  const choice = question.choices.find((one) => one.choice === cell);
  const key = choice?.refusal?.phrase.key;
  if (!choice || (key && !key.startsWith("too-few-travel"))) return null;
  const cost = choice.label.values.find(([name]) => name === "cost")?.[2];
  return typeof cost === "number" ? { cost, open: !key } : null;
}

/** Whether a choice can be made on the board. */
export function onBoard(question: Question, choice: number): boolean {
  return choice !== PASS && (question.ask === "Act" || question.ask === "PlaceWraith" || question.ask === "ChooseTasks");
}

/** The choice that stands for some task cards. */
export function taskChoice(question: Question, tasks: readonly string[]): Choice | undefined {
  const name = TASKS.filter((task) => tasks.includes(task)).join("+");
  return question.choices.find((choice) => choice.name === name);
}
