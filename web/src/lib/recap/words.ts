/** A recap in words: the same sentences as a notification says, see `dolmen.server.recap_text`. */
import type { Language } from "../settings.svelte";
import { addWords, inOneList, say } from "../texts.svelte";
import type { Phrase, Recap, RecapLine, RecapLoss } from "../types";

const sources = import.meta.glob<string>(["../../texts/recap/*.ftl", "../../../../src/dolmen/texts/recap/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** Fetch the words of a language, the page's own and those that the server says as well. */
export async function loadWords(language: Language): Promise<void> {
  const wanted = Object.entries(sources).filter(([path]) => path.endsWith(`/${language}.ftl`));
  for (const source of await Promise.all(wanted.map(([, load]) => load()))) addWords(source);
}

type Speak = (phrase: Phrase) => string;

export function lineInWords({ phrase, times }: RecapLine, speak: Speak): string {
  const line = speak(phrase);
  return times > 1 ? say("recap-times", { line, times }) : line;
}

/** A choice that is lost, and why. */
export function lossInWords(loss: RecapLoss, speak: Speak): string {
  const more = loss.more ? "-more" : "";
  const values = { choice: speak(loss.label), more: loss.more };
  if (!loss.refusal) return say(`recap-gone${more}`, values);
  const told = { ...values, reason: speak(loss.refusal.phrase) };
  return loss.after
    ? say(`recap-lost-after${more}`, { ...told, first: speak(loss.after) })
    : say(`recap-lost${more}`, told);
}

/** Who has most. */
export function leadersInWords(recap: Recap, names: readonly string[]): string {
  const { leaders, most: points, counted } = recap;
  const what = counted ? say(counted) : "";
  if (leaders.length === 1 && leaders[0] === recap.seat)
    return say(what ? "recap-you-most" : "recap-you-lead", { what, points });
  const players = inOneList(leaders.map((seat) => names[seat] ?? ""));
  if (leaders.length > 1) return say(what ? "recap-most-together" : "recap-lead-together", { players, what, points });
  return say(what ? "recap-most" : "recap-leads", { player: players, what, points });
}

/** A sentence about what matters to the reader, with its moment and its places, if it has them. */
export interface News {
  text: string;
  moment: number | null;
  places: string[];
}

/** What matters to the reader, the most important first. */
export function newsOf(recap: Recap, names: readonly string[], speak: Speak): News[] {
  const plain = (text: string): News => ({ text, moment: null, places: [] });
  return [
    ...recap.mine.toReversed().map((line) => ({ text: lineInWords(line, speak), moment: line.moment, places: [] })),
    ...(recap.last_round ? [plain(say("recap-last-round"))] : []),
    ...recap.near_end.map((seat) => plain(say("recap-near-end", { player: names[seat] ?? "" }))),
    ...recap.losses.map((loss) => ({ text: lossInWords(loss, speak), moment: loss.moment, places: loss.places })),
    ...(recap.leaders.length && recap.points.length ? [plain(leadersInWords(recap, names))] : []),
  ];
}
