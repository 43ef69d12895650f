/** The rulebooks, rendered when the page is built; see tools/markdown.mjs. */

export interface Rule {
  id: string;
  title: string;
  chapter: string;
  html: string;
}
/** What stands before the first rule, and the rules. */
export interface Book {
  preface: { table: boolean; html: string }[];
  rules: Rule[];
}

const sources = import.meta.glob<Book>("../../../src/dolmen/games/*/rulebook/*.md", {
  query: "?book",
  import: "default",
});

/** The rulebook of a game in a language. */
export async function loadBook(game: string, language: string): Promise<Book> {
  const load = sources[`../../../src/dolmen/games/${game.replaceAll("-", "_")}/rulebook/${language}.md`];
  return load ? load() : { preface: [], rules: [] };
}

/** The words of a rule, without its markup. */
export function wordsOf(rule: Rule): string {
  const text = new DOMParser().parseFromString(rule.html, "text/html").body.textContent;
  return `${rule.id} ${rule.title}\n${text}`.toLocaleLowerCase();
}
