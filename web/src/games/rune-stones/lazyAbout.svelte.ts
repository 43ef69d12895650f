/** The words about places and choices, which come when somebody first touches the table. */
import type { About } from "../../lib/game";
import { language } from "../../lib/texts.svelte";
import { atNextTouch } from "../../lib/touch.svelte";
import type { Question } from "../../lib/types";
import type { TableView } from "../../generated/rune-stones";

type Words = typeof import("./about");

let words: Words | undefined = $state.raw();
let asked = "";

async function load(): Promise<void> {
  try {
    const found = await import("./about");
    await found.learn((asked = language()));
    words = found;
  } catch {
    asked = "";
    atNextTouch(() => void load());
  }
}
atNextTouch(() => void load());

function ready(): Words | undefined {
  if (words && asked !== language()) void load();
  return words;
}

export const about = (place: string, view: unknown): About | null =>
  ready()?.aboutPlace(place, view as TableView) ?? null;

/** The question that was shown when the words came: its buttons stay as they are, so that nothing moves under a finger. */
let early: Question | null = null;

export function aboutChoice(question: Question, choice: number): About | null {
  const found = ready();
  if (!found) early = question;
  return found && question !== early ? found.aboutChoice(question, choice) : null;
}
