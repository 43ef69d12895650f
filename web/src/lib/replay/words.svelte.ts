/** The words of the replay, which come with it. */
import type { Language } from "../settings.svelte";
import { addWords, loadRest, speaks } from "../texts.svelte";

const sources = import.meta.glob<string>("../../texts/replay/*.ftl", { query: "?raw", import: "default" });
const AGAIN = 2000;

export class Words {
  #game = $state("");
  #language: Language | "" = $state("");

  /** Whether the words have come, in the language that the table speaks. */
  there: boolean = $derived(this.#language !== "" && speaks(this.#game, this.#language));

  /** Load them once the table speaks this language; read in an effect, it is asked again when it does. */
  load(game: string, language: Language): void {
    if (game && speaks(game, language) && !this.there) void this.#load(game, language);
  }

  async #load(game: string, language: Language): Promise<void> {
    try {
      const source = await sources[`../../texts/replay/${language}.ftl`]?.();
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
