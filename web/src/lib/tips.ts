/** Tips: when each of them is due, and which ones this browser has shown. */
import { placesOf } from "./places";
import { settings } from "./settings.svelte";
import { store, storedNames } from "./storage";
import type { LogLine, Question } from "./types";

/** What a tip waits for; a place is named as in `isAt`. */
export type When<Topic extends string = string> =
  /** A question on a topic. */
  | { topic: Topic }
  /** A question, by the key of its text. */
  | { question: string }
  /** A choice that is possible at such a place. */
  | { possible: string }
  /** Such a place in sight. */
  | { seen: string }
  /** Something that happened since the reader's last choice, by the key of its text. */
  | { event: string };

export interface Tip<Topic extends string = string> {
  /** The key of its text. */
  id: string;
  when: When<Topic>;
  /** What it speaks of: such a place, or a part of the table. */
  at: string;
  rule: string;
}

/** The parts of the table that are no places; where one is not in sight, what opens it. */
export const PARTS: Record<string, string> = {
  bar: ".bar .options",
  seats: ".seats",
  aside: ".aside, header .narrow",
  threat: "[data-threat]",
};

/** What a tip is chosen by. */
export interface Moment {
  question: Question;
  news: readonly LogLine[];
  /** Finds what a tip speaks of, if it is in sight. */
  find: (at: string) => Element | null;
}

const KEY = "dolmen-tips";

/** Whether a place is of a kind ("card"), begins with a name ("node:K"), or is such a part of one ("card/track"). */
export function isAt(place: string, wanted: string): boolean {
  const [whole = "", part = ""] = place.split("/");
  const [what = "", within = ""] = wanted.split("/");
  return part.split(":")[0] === within && (what.includes(":") ? whole.startsWith(what) : whole.split(":")[0] === what);
}

export function due({ when }: Tip, { question, news, find }: Moment): boolean {
  if ("topic" in when) return question.topic === when.topic;
  if ("question" in when) return question.phrase.key === when.question;
  if ("seen" in when) return find(when.seen) !== null;
  if ("event" in when) return news.some((line) => line.phrase.key === when.event);
  const { possible } = when;
  const there = (place: string): boolean => isAt(place, possible) || isAt(place.split("/")[0] ?? "", possible);
  return question.choices.some((choice) => !choice.refusal && placesOf(choice).some(there));
}

/** The first tip that is due, was never shown, and speaks of something in sight. */
export function nextTip(
  tips: readonly Tip[],
  shown: ReadonlySet<string>,
  now: Moment,
): { tip: Tip; at: Element } | null {
  for (const tip of tips) {
    const at = !shown.has(tip.id) && due(tip, now) ? now.find(tip.at) : null;
    if (at) return { tip, at };
  }
  return null;
}

/** The tips of a game that were shown in this browser. */
export function shownTips(game: string): Set<string> {
  return new Set(
    storedNames(KEY).flatMap((name) => (name.startsWith(`${game}/`) ? [name.slice(game.length + 1)] : [])),
  );
}

/** Never show it again. */
export function remember(game: string, tip: string): void {
  store(KEY, [...new Set([...storedNames(KEY), `${game}/${tip}`])]);
}

/** Show all tips once more. */
export function forgetTips(): void {
  store(KEY, []);
  if (settings.tips === "off") settings.tips = "practice";
}
