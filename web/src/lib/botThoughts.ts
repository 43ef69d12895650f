/** What a search found, in one or two sentences. */
import { complete, loadRest, say } from "./texts.svelte";
import type { Table } from "./table.svelte";
import type { Hint, Judgement, Phrase } from "./types";

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
  return full ? [said, reasonsInWords(thought, words), otherInWords(thought, words)].filter(Boolean).join(" ") : said;
}

/** A hint for the reader: the move, then what speaks for it. */
export function hintInWords(hint: Hint, words: InWords): string {
  if (!spoken()) return "";
  const move = say("hint-move", { move: words(hint.move) });
  const why = counted("hint-why", {}, hint.chance, hint.reasons.length ? null : hint.points);
  return [move, why, reasonsInWords(hint, words), otherInWords(hint, words)].filter(Boolean).join(" ");
}

/** What speaks for a move: the numbers after it, and after the other one. */
function reasonsInWords(found: Hint, words: InWords): string {
  if (!spoken()) return "";
  const reasons = found.reasons.map(words).join("; ");
  if (reasons) return say(found.later ? "reasons-later" : "reasons-now", { reasons });
  return found.other && found.chance === found.other_chance ? say("reasons-none") : "";
}

/** What the reader's own move would cost. */
export function judgementInWords(found: Judgement, words: InWords): string {
  if (!spoken()) return "";
  if (found.choice === found.hint.choice) return say("mine-best");
  if (found.cost === 0) return say("mine-as-good");
  const costs = say("mine-costs", { cost: found.cost, move: words(found.hint.move) });
  return [costs, reasonsInWords(found.hint, words)].filter(Boolean).join(" ");
}

/** A question before a costly mistake. */
export function warningInWords(found: Judgement): string {
  return spoken() ? say("mine-warning", { cost: found.cost }) : "";
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
