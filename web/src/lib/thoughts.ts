/** What a search found, in one or two sentences. */
import { say } from "./texts.svelte";
import type { Hint, Phrase } from "./types";

type InWords = (phrase: Phrase) => string;

/** A bot on its own choice; the log says what it did. */
export function thoughtInWords(thought: Hint, player: string, words: InWords): string {
  return [counted("thought", { player }, thought.chance, thought.points), otherInWords(thought, words)].filter(Boolean).join(" ");
}

/** A hint for the reader: the move, then what speaks for it. */
export function hintInWords(hint: Hint, words: InWords): string {
  const move = say("hint-move", { move: words(hint.move) });
  return [move, counted("hint-why", {}, hint.chance, hint.points), otherInWords(hint, words)].filter(Boolean).join(" ");
}

function otherInWords(found: Hint, words: InWords): string {
  return found.other ? counted("other-move", { move: words(found.other) }, found.other_chance, found.other_points) : "";
}

function counted(key: string, values: Record<string, string>, chance: number | null, points: number | null): string {
  if (chance === null) return "";
  return points === null ? say(key, { ...values, chance }) : say(`${key}-points`, { ...values, chance, points });
}
