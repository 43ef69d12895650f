/** The words about places and choices, which come when somebody first touches the table. */
import type { About } from "../../lib/game";
import type { Question } from "../../lib/types";
import type { TableView } from "../../generated/nawiedzone-krainy";

let words: typeof import("./about") | null = null;
const TOUCHES = ["pointermove", "pointerdown", "keydown"] as const;

function listen(): void {
  const once = (): void => {
    for (const name of TOUCHES) removeEventListener(name, once);
    import("./about").then((found) => (words = found), listen);
  };
  for (const name of TOUCHES) addEventListener(name, once);
}
listen();

export const about = (place: string, view: unknown): About | null =>
  words?.aboutPlace(place, view as TableView) ?? null;
export const aboutChoice = (question: Question, choice: number): About | null =>
  words?.aboutChoice(question, choice) ?? null;
