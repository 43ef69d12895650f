/** Tips of Nawiedzone Krainy, the most urgent first: what is new, and why one would want it. */
import type { Topic } from "../../generated/nawiedzone-krainy";
import type { Tip } from "../../lib/tips";

export const tips: readonly Tip<Topic>[] = [
  { id: "tip-wraiths", when: { question: "ask-place-wraith" }, at: "cell", rule: "NAW-044" },
  { id: "tip-tasks", when: { topic: "tasks" }, at: "task", rule: "NAW-124" },
  { id: "tip-refresh", when: { topic: "refresh" }, at: "track", rule: "NAW-009" },
  { id: "tip-good", when: { question: "ask-take-good" }, at: "bar", rule: "NAW-016" },
  { id: "tip-travel", when: { possible: "cell" }, at: "cell", rule: "NAW-065" },
  { id: "tip-gather", when: { possible: "do:gather" }, at: "do:gather", rule: "NAW-078" },
  { id: "tip-build", when: { possible: "do:build" }, at: "do:build", rule: "NAW-055" },
  { id: "tip-persuade", when: { possible: "do:persuade" }, at: "do:persuade", rule: "NAW-093" },
  { id: "tip-sell", when: { possible: "do:sell" }, at: "do:sell", rule: "NAW-100" },
  { id: "tip-learn", when: { possible: "do:learn" }, at: "do:learn", rule: "NAW-106" },
  { id: "tip-train", when: { possible: "do:train" }, at: "do:train", rule: "NAW-112" },
  { id: "tip-act", when: { question: "ask-act" }, at: "do", rule: "NAW-061" },
  { id: "tip-defeat", when: { question: "ask-act" }, at: "threat", rule: "NAW-052" },
  { id: "tip-track", when: { seen: "track" }, at: "track", rule: "NAW-111" },
  { id: "tip-market", when: { seen: "market" }, at: "market", rule: "NAW-099" },
  { id: "tip-lake", when: { possible: "do:gather" }, at: "do:gather", rule: "NAW-076" },
  { id: "tip-skill", when: { seen: "skill" }, at: "skill", rule: "NAW-104" },
  { id: "tip-harvest", when: { event: "harvested" }, at: "seats", rule: "NAW-057" },
  { id: "tip-silenced", when: { event: "silenced" }, at: "seats", rule: "NAW-056" },
  { id: "tip-season", when: { event: "season-started" }, at: "bar", rule: "NAW-120" },
  { id: "tip-leader", when: { event: "leader" }, at: "seats", rule: "NAW-123" },
  { id: "tip-end", when: { question: "ask-end-turn" }, at: "bar", rule: "NAW-116" },
];
