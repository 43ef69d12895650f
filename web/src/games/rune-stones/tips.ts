/** Tips of Rune Stones, the most urgent first: what is new, and why one would want it. */
import type { Topic } from "../../generated/rune-stones";
import type { Tip } from "../../lib/tips";

export const tips: readonly Tip<Topic>[] = [
  { id: "tip-druid", when: { question: "ask-choose-druid" }, at: "druid", rule: "RUN-007" },
  { id: "tip-action", when: { topic: "action" }, at: "act", rule: "RUN-016" },
  { id: "tip-summon", when: { question: "ask-summon" }, at: "hand", rule: "RUN-024" },
  { id: "tip-multi", when: { question: "ask-play-more" }, at: "hand", rule: "RUN-030" },
  { id: "tip-creature", when: { question: "ask-take-creature" }, at: "card", rule: "RUN-023" },
  { id: "tip-rest", when: { question: "ask-take-creature" }, at: "bar", rule: "RUN-029" },
  { id: "tip-pair", when: { topic: "cards" }, at: "hand", rule: "RUN-045" },
  { id: "tip-items", when: { question: "ask-use-item" }, at: "item", rule: "RUN-042" },
  { id: "tip-gem", when: { question: "ask-take-gem" }, at: "supply", rule: "RUN-054" },
  { id: "tip-die", when: { topic: "die" }, at: "die", rule: "RUN-067" },
  { id: "tip-card", when: { question: "ask-take-any-card" }, at: "card", rule: "RUN-059" },
  { id: "tip-forge", when: { question: "ask-forge" }, at: "forge", rule: "RUN-077" },
  { id: "tip-bonus", when: { question: "ask-forge" }, at: "forge", rule: "RUN-089" },
  { id: "tip-ores", when: { topic: "pay-with" }, at: "bar", rule: "RUN-086" },
  { id: "tip-pay", when: { topic: "pay" }, at: "gem", rule: "RUN-064" },
  { id: "tip-space", when: { question: "ask-place" }, at: "place", rule: "RUN-082" },
  { id: "tip-white", when: { question: "ask-place" }, at: "place", rule: "RUN-084" },
  { id: "tip-row", when: { question: "ask-end-or-exchange" }, at: "row", rule: "RUN-099" },
  { id: "tip-stone", when: { topic: "stone" }, at: "stone", rule: "RUN-101" },
  { id: "tip-slot", when: { possible: "slot" }, at: "slot", rule: "RUN-022" },
  { id: "tip-end", when: { question: "ask-end-turn" }, at: "bar", rule: "RUN-018" },
  { id: "tip-last", when: { event: "last-round" }, at: "bar", rule: "RUN-116" },
];
