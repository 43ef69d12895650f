/** Words that come with a part of the page itself, in both languages, for parts that are seldom seen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export type Say = (key: string, values?: Record<string, FluentVariable>) => string;

/** Says the texts of these sources in the reader's language. */
export function ownWords(sources: Record<Language, string>): Say {
  const bundles = Object.fromEntries(
    Object.entries(sources).map(([language, source]) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      return [language, bundle];
    }),
  );
  return (key, values = {}) => {
    const bundle = bundles[settings.language];
    const message = bundle?.getMessage(key);
    return bundle && message?.value ? bundle.formatPattern(message.value, values, []) : key;
  };
}

/** A time of the server in the reader's words, such as "19 Nov, 20:30". */
export function inWords(time: string): string {
  return new Date(time).toLocaleString(settings.language, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
}
