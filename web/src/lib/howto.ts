/** The page "How to play" of each game: short texts, and pictures drawn by the parts of the real table. */
import words from "virtual:howto";
import type { Component } from "svelte";
import { addWords, speaks } from "./texts.svelte";
import type { Language } from "./settings.svelte";

/** One paragraph with its picture. */
export interface HowToPart {
  title: string;
  text: string;
  picture?: string;
  /** Lines under the text: what it is, and what belongs to it. */
  rows?: [string, string][];
  /** Whether it needs the room of two. */
  wide?: boolean;
}

export interface HowTo {
  /** Draws one of the game's pictures. */
  Picture: Component<{ name: string }>;
  /** What the page says, in the reader's language. */
  parts(): HowToPart[];
  /** The pictures of rules that speak of a shape, by the rule's id. */
  rules: Record<string, string>;
  /** What such a picture shows. */
  caption(picture: string): string;
}

const pages = import.meta.glob<{ default: HowTo }>("../games/*/howto/index.ts");

/** The page of a game with its words; null when it has none, or when another language is spoken meanwhile. */
export async function loadHowTo(game: string, language: Language): Promise<HowTo | null> {
  // Read at once, so that who shows the page asks again when other words have come.
  if (!speaks(game, language)) return null;
  const [page, said] = await Promise.all([
    pages[`../games/${game}/howto/index.ts`]?.(),
    words[`${language}/${game}`]?.(),
  ]);
  if (!page || !said || !speaks(game, language)) return null;
  addWords(said.default);
  return page.default;
}
