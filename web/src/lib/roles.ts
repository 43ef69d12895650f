/** Which buttons of the bar are bright, and what ends the turn: by the roles that the rules give to choices. */
import type { GameModule } from "./game";
import { onBoard } from "./places";
import type { Choice, Question } from "./types";

const open = (question: Question): Choice[] => question.choices.filter((choice) => choice.refusal === null);

/** The choices with a bright button: what most players want now, never what gives something up. */
export function brightOf(question: Question, prepared: number | null): Set<number> {
  const possible = open(question);
  const wanted = possible.filter((choice) => choice.role === "main");
  const ready = wanted.length
    ? wanted
    : possible.filter((choice) => choice.choice === prepared && choice.role === "plain");
  const found = ready.length
    ? ready
    : possible.filter((choice) => choice.role === "end-turn" && nothingElse(choice, possible));
  return new Set(found.map((choice) => choice.choice));
}

/** Whether only ending the turn is left, or nothing is lost by it and the rest would only give something up. */
function nothingElse(end: Choice, possible: Choice[]): boolean {
  const others = possible.filter((choice) => choice !== end);
  return others.length === 0 || (end.loses === null && others.every((choice) => choice.role === "gives-up"));
}

/** The choice that the page may make by itself to end the turn, by the reader's wish; null when the reader is asked. */
export function endsAlone(question: Question, wish: "confirm" | "idle" | "auto"): number | null {
  const possible = open(question);
  const end = possible.find((choice) => choice.role === "end-turn");
  if (!end || end.loses || wish === "confirm" || (wish === "idle" && possible.length > 1)) return null;
  return end.choice;
}

/** The buttons of the bar, in their order: options, then what gives up or ends, the bright ones last. */
export function inBar(question: Question, prepared: number | null, module: GameModule): Choice[] {
  const bright = brightOf(question, prepared);
  const shown = question.choices.filter(
    (choice) =>
      bright.has(choice.choice) || choice.choice === prepared || (module.inBar?.(question, choice) ?? !onBoard(choice)),
  );
  const rank = (choice: Choice): number =>
    bright.has(choice.choice) || choice.choice === prepared
      ? 3
      : choice.role === "end-turn"
        ? 2
        : choice.role === "gives-up"
          ? 1
          : 0;
  return shown.sort((one, other) => rank(one) - rank(other));
}
