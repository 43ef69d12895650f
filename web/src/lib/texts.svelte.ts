/** Sentences in the reader's language, from the same Fluent files as the server's; see dolmen.texts. */
import sources from "virtual:texts";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";
import type { GameInfo, Phrase, Seat } from "./types";

let bundle: FluentBundle | undefined = $state.raw();
let spoken = $state("");
let wanted = "";
/** Whether also the words are there that only dialogs and the page of a new table say. */
let whole = $state(false);

/** Load the words of a language: of a table of a game, of a new one ("game/new"), or of the pages that have none. */
export async function loadTexts(language: Language, game: string): Promise<void> {
  const asked = `${language}/${game}`;
  if (asked === wanted) return;
  wanted = asked;
  const load = sources[asked] ?? sources[`${language}/`];
  const found = new FluentBundle(language, { useIsolating: false });
  try {
    if (load) found.addResource(new FluentResource((await load()).default));
  } catch {
    if (asked === wanted) wanted = "";
    setTimeout(() => void loadTexts(language, game), 2000);
    return;
  }
  if (asked !== wanted) return;
  bundle = found;
  spoken = game;
  whole = game === "" || game.includes("/");
}

/** Load the words that a table needs only for its dialogs. */
export async function loadRest(): Promise<void> {
  const asked = bundle;
  const load = sources[`${asked?.locales[0] ?? ""}/${spoken}/later`];
  if (!asked || whole || !load) return;
  try {
    asked.addResource(new FluentResource((await load()).default), { allowOverrides: true });
    whole = whole || asked === bundle;
  } catch {
    setTimeout(() => void loadRest(), 2000);
  }
}

/** Add words that came on their own; the reader is told of them by who asked. */
export function addWords(source: string): void {
  bundle?.addResource(new FluentResource(source), { allowOverrides: true });
}

/** Whether all words have come, also those of the dialogs. */
export function complete(): boolean {
  return whole;
}

/** Whether the words of a game, or of the pages that have none, have come. */
export function speaks(game: string, language = bundle?.locales[0]): boolean {
  return bundle !== undefined && spoken === game && bundle.locales[0] === language;
}

/** Whether any words have come. */
export function ready(): boolean {
  return bundle !== undefined;
}

/** Whether there is a text under a key. */
export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** The text under a key; a missing one shows its key, and a test finds it. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle?.getMessage(key);
  return bundle && message?.value ? bundle.formatPattern(message.value, values, []) : key;
}

/** An attribute of a text: a case of a word, or its short form. */
export function form(key: string, attribute: string): string {
  const pattern = bundle?.getMessage(key)?.attributes[attribute];
  return bundle && pattern ? bundle.formatPattern(pattern, {}, []) : "";
}

function word(name: string, key: string): Record<string, string> {
  const forms: Record<string, string> = { [name]: say(key) };
  for (const attribute of Object.keys(bundle?.getMessage(key)?.attributes ?? {})) {
    forms[`${name}_${attribute}`] = form(key, attribute);
  }
  return forms;
}

/** Some things in words: "a, b and c". */
export function inOneList(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return say("list-nothing");
  return parts.length > 1 ? say("list-and", { first: parts.slice(0, -1).join(", "), last }) : last;
}

/** The parts of an accessible name in one line; a sentence among them loses its full stop. */
export const inName = (...parts: (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? [part.replace(/\.$/, "")] : [])).join(", ");

/** Counted things as a list in words. */
export function listed(keys: readonly string[], counts: readonly number[]): string {
  return inOneList(keys.flatMap((key, index) => (counts[index] ? [say(key, { count: counts[index] })] : [])));
}

/** The name of a seat as the reader sees it: one that nobody has named has only its number. */
export function named(name: string): string {
  return /^\d{1,2}$/.test(name) ? say("guest", { number: Number(name) }) : name;
}

/** A phrase of the server in words. */
export function phrase(said: Phrase, game: GameInfo | null, seats: readonly Pick<Seat, "name">[]): string {
  const values: Record<string, FluentVariable> = {};
  for (const [name, kind, value] of said.values) {
    const words = game?.words[kind];
    if (Array.isArray(value)) values[name] = listed(words ?? [], value);
    else if (kind === "player") values[name] = seats[value]?.name ?? "";
    else if (words) Object.assign(values, word(name, words[value] ?? ""));
    else values[name] = value;
  }
  return say(said.key, values);
}

/** The language that is shown now. */
export function language(): Language {
  return settings.language;
}
