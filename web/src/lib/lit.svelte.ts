/** The places that the last step has changed, lit for a moment so that it is seen what others did. */
import { settings } from "./settings.svelte";

const LONG = { slow: 1500, normal: 1100, fast: 700, once: 1500 } as const;

export class Lit {
  places: ReadonlySet<string> = $state.raw(new Set());
  #timer = 0;

  light(places: readonly string[]): void {
    clearTimeout(this.#timer);
    this.places = new Set(places);
    if (places.length) this.#timer = window.setTimeout(() => (this.places = new Set()), LONG[settings.pace]);
  }
}
