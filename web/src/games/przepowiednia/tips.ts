/** Tips of Przepowiednia, the most urgent first: what is new, and why one would want it. */
import type { Topic } from "../../generated/przepowiednia";
import type { Tip } from "../../lib/tips";

export const tips: readonly Tip<Topic>[] = [
  { id: "tip-grid", when: { topic: "grid" }, at: "bar", rule: "PRZ-109" },
  { id: "tip-start", when: { question: "ask-place-figure" }, at: "card", rule: "PRZ-028" },
  { id: "tip-place", when: { topic: "place" }, at: "node", rule: "PRZ-006" },
  { id: "tip-break", when: { possible: "card/track" }, at: "card/track", rule: "PRZ-066" },
  { id: "tip-move", when: { question: "ask-move" }, at: "card", rule: "PRZ-029" },
  { id: "tip-chain", when: { seen: "card/track" }, at: "card/track", rule: "PRZ-061" },
  { id: "tip-action", when: { question: "ask-action" }, at: "card", rule: "PRZ-040" },
  { id: "tip-upgrade", when: { question: "ask-upgrade" }, at: "node", rule: "PRZ-046" },
  { id: "tip-cover", when: { question: "ask-cover" }, at: "card/space", rule: "PRZ-047" },
  { id: "tip-exchange", when: { topic: "exchange" }, at: "bar", rule: "PRZ-043" },
  { id: "tip-colour", when: { question: "ask-pick-colour" }, at: "supply", rule: "PRZ-045" },
  { id: "tip-pay", when: { question: "ask-pay" }, at: "node", rule: "PRZ-035" },
  { id: "tip-speed", when: { question: "ask-move" }, at: "card", rule: "PRZ-034" },
  { id: "tip-objective", when: { question: "ask-move" }, at: "aside", rule: "PRZ-088" },
  { id: "tip-swap", when: { possible: "button:swap" }, at: "bar", rule: "PRZ-070" },
  { id: "tip-spell", when: { possible: "button:exchange" }, at: "bar", rule: "PRZ-072" },
  { id: "tip-supply", when: { seen: "supply" }, at: "supply", rule: "PRZ-052" },
  { id: "tip-rune", when: { event: "rune-taken" }, at: "seats", rule: "PRZ-075" },
  { id: "tip-keep", when: { question: "ask-keep" }, at: "bar", rule: "PRZ-049" },
  { id: "tip-end", when: { question: "ask-end-turn" }, at: "bar", rule: "PRZ-027" },
  { id: "tip-last", when: { event: "last-round" }, at: "bar", rule: "PRZ-085" },
];
