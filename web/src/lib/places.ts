/** What a place of the board means now, and the card that speaks of it. */
import type { GameModule } from "./game";
import type { Choice, Question, Refused } from "./types";

export interface Status {
  /** All choices that the place stands for. */
  choices: Choice[];
  /** Those that are possible now. */
  possible: Choice[];
  refusal: Refused | null;
}
const BUTTON = "button:";

/** Whether a choice belongs to a place on the board, and not to a button. */
export const onBoard = (choice: Choice): boolean => !choice.place.startsWith(BUTTON);

/** The places of a choice: most have one, some can be made at several. */
export const placesOf = (choice: Choice): string[] => choice.place.split(" ");

/** The choices of a question by place; what belongs to a part of a place (card:12/space:3) belongs to the place as well. */
export function byPlace(question: Question | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of question?.choices ?? []) {
    for (const whole of placesOf(choice)) {
      for (let place = whole; place; place = place.slice(0, Math.max(place.lastIndexOf("/"), 0))) {
        found.set(place, [...(found.get(place) ?? []), choice]);
      }
    }
  }
  return found;
}

/** The choices at a place; where some of them lie at the part that is meant, only those. */
export function choicesAt(places: ReadonlyMap<string, Choice[]>, place: string, part: string): Choice[] {
  const all = places.get(place) ?? [];
  const meant = part ? all.filter((choice) => choice.place.endsWith(`/${part}`)) : [];
  return meant.length ? meant : all;
}

/** Why none of some choices is possible: the first reason, but one that says little only when there is no other. */
export function reasonOf(choices: readonly Choice[], weak: readonly string[]): Refused | null {
  const reasons = choices.flatMap((choice) => choice.refusal ?? []);
  return reasons.find((reason) => !weak.includes(reason.phrase.key)) ?? reasons[0] ?? null;
}

export const NO_STATUS: Status = { choices: [], possible: [], refusal: null };

/** What a place means while a question stands. */
export function statusOf(
  question: Question,
  places: ReadonlyMap<string, Choice[]>,
  module: Pick<GameModule, "standsFor" | "part" | "weakReasons">,
  place: string,
): Status {
  const meant = module.standsFor?.(question, place) ?? place;
  const choices = choicesAt(places, meant, module.part?.(question) ?? "");
  const possible = choices.filter((choice) => choice.refusal === null);
  return { choices, possible, refusal: reasonOf(choices, module.weakReasons ?? []) };
}

/** A small card beside a place: why not, or which of several. */
export interface Card {
  place: string;
  at: DOMRect;
  text: string;
  rule: string;
  choices: Choice[];
}
