/** What a search found, in one or two sentences. */
import { complete, loadRest, say } from "./texts.svelte";
import type { Table } from "./table.svelte";
import type { Hint, Phrase } from "./types";

type InWords = (phrase: Phrase) => string;

/** Whether the words for all this are there; they come when they are first needed. */
function spoken(): boolean {
  if (!complete()) void loadRest();
  return complete();
}

/** A bot on its own choice; what it did is said where no line of the log says it. */
function thoughtInWords(thought: Hint, player: string, logged: boolean, words: InWords): string {
  if (!spoken()) return "";
  if (logged) return counted("thought", { player }, thought.chance, thought.points);
  return `${say("thought-move", { player, move: words(thought.move) })} ${counted("hint-why", {}, thought.chance, thought.points)}`;
}

/** What a bot at a table said of its choice; in full, also what else it might have done. */
export function sayThought(table: Pick<Table, "log" | "state" | "say">, thought: Hint, full: boolean): string {
  const logged = table.log.some((line) => line.moment === thought.moment);
  const words = (said: Phrase): string => table.say(said);
  const said = thoughtInWords(thought, table.state?.seats[thought.seat]?.name ?? "", logged, words);
  return full ? `${said} ${otherInWords(thought, words)}` : said;
}

/** A hint for the reader: the move, then what speaks for it. */
export function hintInWords(hint: Hint, words: InWords): string {
  if (!spoken()) return "";
  const move = say("hint-move", { move: words(hint.move) });
  return [move, counted("hint-why", {}, hint.chance, hint.points), otherInWords(hint, words)].filter(Boolean).join(" ");
}

/** What else it might have done. */
export function otherInWords(found: Hint, words: InWords): string {
  return found.other && spoken()
    ? counted("other-move", { move: words(found.other) }, found.other_chance, found.other_points)
    : "";
}

function counted(key: string, values: Record<string, string>, chance: number | null, points: number | null): string {
  if (chance === null) return "";
  return points === null ? say(key, { ...values, chance }) : say(`${key}-points`, { ...values, chance, points });
}
