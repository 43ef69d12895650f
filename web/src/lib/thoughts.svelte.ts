/** What a search found, in words that are fetched when a table first has something to say; empty until then. */
import type * as Thoughts from "./botThoughts";

let come: typeof Thoughts | null = $state.raw(null);

function words(): typeof Thoughts | null {
  if (!come) void import("./botThoughts").then((found) => (come = found));
  return come;
}

export const sayThought: typeof Thoughts.sayThought = (...about) => words()?.sayThought(...about) ?? "";
export const hintInWords: typeof Thoughts.hintInWords = (...about) => words()?.hintInWords(...about) ?? "";
export const judgementInWords: typeof Thoughts.judgementInWords = (...about) =>
  words()?.judgementInWords(...about) ?? "";
export const warningInWords: typeof Thoughts.warningInWords = (...about) => words()?.warningInWords(...about) ?? "";
