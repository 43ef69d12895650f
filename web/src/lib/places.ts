/** What a place of the board means now, and the card that speaks of it. */
import type { Choice, Refused } from "./types";

export interface Status {
  /** All choices that the place stands for. */
  choices: Choice[];
  /** Those that are possible now. */
  possible: Choice[];
  refusal: Refused | null;
}
export const NO_STATUS: Status = { choices: [], possible: [], refusal: null };

/** A small card beside a place: why not, or which of several. */
export interface Card {
  place: string;
  at: DOMRect;
  text: string;
  rule: string;
  choices: Choice[];
}
