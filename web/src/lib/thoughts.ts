/** What a search found, in one or two sentences. */
import { say } from "./texts.svelte";
import type { Hint, Phrase } from "./types";

type InWords = (phrase: Phrase) => string;

/** A bot on its own choice; what it did is said where no line of the log says it. */
export function thoughtInWords(thought: Hint, player: string, logged: boolean, words: InWords): string {
  if (logged) return counted("thought", { player }, thought.chance, thought.points);
  return `${say("thought-move", { player, move: words(thought.move) })} ${counted("hint-why", {}, thought.chance, thought.points)}`;
}

/** A hint for the reader: the move, then what speaks for it. */
export function hintInWords(hint: Hint, words: InWords): string {
  const move = say("hint-move", { move: words(hint.move) });
  return [move, counted("hint-why", {}, hint.chance, hint.points), otherInWords(hint, words)].filter(Boolean).join(" ");
}

/** What else it might have done. */
export function otherInWords(found: Hint, words: InWords): string {
  return found.other ? counted("other-move", { move: words(found.other) }, found.other_chance, found.other_points) : "";
}

function counted(key: string, values: Record<string, string>, chance: number | null, points: number | null): string {
  if (chance === null) return "";
  return points === null ? say(key, { ...values, chance }) : say(`${key}-points`, { ...values, chance, points });
}
