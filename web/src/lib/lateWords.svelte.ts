/** Words that come with a page of a table, after those of the table itself. */
import type { Language } from "./settings.svelte";
import { addWords, loadRest, speaks } from "./texts.svelte";

const AGAIN = 2000;

export class LateWords {
  #game = $state("");
  #language: Language | "" = $state("");

  /** Whether the words have come, in the language that the table speaks. */
  there: boolean = $derived(this.#language !== "" && speaks(this.#game, this.#language));

  constructor(private readonly sources: Record<string, () => Promise<{ default: string }>>) {}

  /** Load them once the table speaks this language; read in an effect, it is asked again when it does. */
  load(game: string, language: Language): void {
    if (game && speaks(game, language) && !this.there) void this.#load(game, language);
  }

  async #load(game: string, language: Language): Promise<void> {
    try {
      const source = (await this.sources[language]?.())?.default;
      await loadRest();
      if (!source || !speaks(game, language)) return;
      addWords(source);
      this.#game = game;
      this.#language = language;
    } catch {
      setTimeout(() => this.load(game, language), AGAIN);
    }
  }
}
