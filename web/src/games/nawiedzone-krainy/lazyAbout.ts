/** The words about places and choices, which come when somebody first touches the table. */
import type { About } from "../../lib/game";
import { atNextTouch } from "../../lib/touch.svelte";
import type { Question } from "../../lib/types";
import type { TableView } from "../../generated/nawiedzone-krainy";

let words: typeof import("./about") | null = null;
const load = (): void =>
  void import("./about").then(
    (found) => (words = found),
    () => atNextTouch(load),
  );
atNextTouch(load);

export const about = (place: string, view: unknown): About | null =>
  words?.aboutPlace(place, view as TableView) ?? null;
export const aboutChoice = (question: Question, choice: number): About | null =>
  words?.aboutChoice(question, choice) ?? null;
