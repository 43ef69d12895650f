/** The places that the last step has changed, lit for a moment so that it is seen what others did. */
import type { GameModule } from "./game";
import { settings } from "./settings.svelte";
import type { TableState } from "./types";

type Moment = Pick<TableState, "seat" | "moment" | "view">;

const LONG = { slow: 1500, normal: 1100, fast: 700, once: 1500 } as const;

export class Highlights {
  places: ReadonlySet<string> = $state.raw(new Set());
  #timer = 0;

  /** Light what is different since the state that was shown before, when the table has moved on. */
  follow(before: Moment | null, after: Moment, module: Pick<GameModule, "changed"> | null): void {
    const forward = before && before.seat === after.seat && before.moment < after.moment;
    this.light(forward ? (module?.changed?.(before.view, after.view) ?? []) : []);
  }

  /** Light some places, for a moment or until others are lit. */
  light(places: readonly string[], stay = false): void {
    clearTimeout(this.#timer);
    this.places = new Set(places);
    if (places.length && !stay) this.#timer = window.setTimeout(() => (this.places = new Set()), LONG[settings.pace]);
  }
}
