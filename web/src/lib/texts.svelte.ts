/** Sentences in the reader's language, from the same Fluent files as the server's; see dolmen.texts. */
import sources from "virtual:texts";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";
import type { GameInfo, Phrase, Seat } from "./types";

let bundles: Record<string, FluentBundle> = $state.raw({});
let current = $state("");
let spoken = $state("");
let wanted = "";
const now = (): string => (bundles[spoken] ? spoken : current);
const bundle = (): FluentBundle | undefined => bundles[now()];

async function made(language: Language, game: string): Promise<FluentBundle> {
  const load = sources[`${language}/${game}`] ?? sources[`${language}/`];
  const found = new FluentBundle(language, { useIsolating: false });
  if (load) found.addResource(new FluentResource((await load()).default));
  return found;
}

/** Load the texts of a language for some games; the first one's words are used where no game is named. */
export async function loadTexts(language: Language, ids: string[]): Promise<void> {
  const all = ids.length ? ids : [""];
  wanted = `${language}/${all.join()}`;
  const asked = wanted;
  const found = await Promise.all(all.map((game) => made(language, game)));
  if (asked !== wanted) return;
  bundles = Object.fromEntries(all.map((game, index) => [game, found[index] as FluentBundle]));
  current = all[0] ?? "";
}

/** At a table the words of its game are used where no game is named. */
export function speak(game: string): void {
  spoken = game;
}

/** Whether texts have come. */
export function ready(): boolean {
  return bundle() !== undefined;
}

/** Whether there is a text under a key. */
export function has(key: string): boolean {
  return bundle()?.hasMessage(key) ?? false;
}

/** The text under a key; a missing one shows its key, and a test finds it. */
export function say(key: string, values: Record<string, FluentVariable> = {}, game = now()): string {
  const found = bundles[game] ?? bundle();
  const message = found?.getMessage(key);
  return found && message?.value ? found.formatPattern(message.value, values, []) : key;
}

/** An attribute of a text: a case of a word, or its short form. */
export function form(key: string, attribute: string): string {
  const found = bundle();
  const pattern = found?.getMessage(key)?.attributes[attribute];
  return found && pattern ? found.formatPattern(pattern, {}, []) : "";
}

function word(name: string, key: string): Record<string, string> {
  const forms: Record<string, string> = { [name]: say(key) };
  for (const attribute of Object.keys(bundle()?.getMessage(key)?.attributes ?? {})) {
    forms[`${name}_${attribute}`] = form(key, attribute);
  }
  return forms;
}

/** Counted things as a list in words. */
export function listed(keys: readonly string[], counts: readonly number[]): string {
  const parts = keys.flatMap((key, index) => (counts[index] ? [say(key, { count: counts[index] })] : []));
  const last = parts.pop();
  if (last === undefined) return say("list-nothing");
  return parts.length ? say("list-and", { first: parts.join(", "), last }) : last;
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
