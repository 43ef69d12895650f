/** Tips of Labyrinth, the most urgent first: what is new, and why one would want it. */
import type { Topic } from "../../generated/labyrinth";
import type { Tip } from "../../lib/tips";

export const tips: readonly Tip<Topic>[] = [
  { id: "tip-character", when: { topic: "character" }, at: "bar", rule: "LAB-012" },
  { id: "tip-daze", when: { event: "dazed" }, at: "bar", rule: "LAB-072" },
  { id: "tip-aim", when: { topic: "deed" }, at: "node:C", rule: "LAB-001" },
  { id: "tip-key", when: { topic: "deed" }, at: "node:K", rule: "LAB-002" },
  { id: "tip-lay", when: { topic: "lay" }, at: "cell", rule: "LAB-037" },
  { id: "tip-build", when: { possible: "button:build" }, at: "bar", rule: "LAB-035" },
  { id: "tip-actions", when: { topic: "deed" }, at: "bar", rule: "LAB-017" },
  { id: "tip-golem", when: { possible: "button:golem" }, at: "bar", rule: "LAB-099" },
  { id: "tip-golem-step", when: { topic: "golem" }, at: "node", rule: "LAB-111" },
  { id: "tip-trap", when: { possible: "button:set-trap" }, at: "bar", rule: "LAB-093" },
  { id: "tip-trap-where", when: { question: "ask-set-trap" }, at: "node", rule: "LAB-097" },
  { id: "tip-event", when: { possible: "button:event" }, at: "bar", rule: "LAB-115" },
  { id: "tip-dice", when: { topic: "dice" }, at: "bar", rule: "LAB-122" },
  { id: "tip-jump", when: { possible: "button:risky-jump" }, at: "bar", rule: "LAB-066" },
  { id: "tip-pick", when: { question: "ask-pick-up" }, at: "bar", rule: "LAB-127" },
  { id: "tip-fight", when: { topic: "fight" }, at: "bar", rule: "LAB-137" },
  { id: "tip-combat", when: { question: "ask-act-in-combat" }, at: "bar", rule: "LAB-082" },
  { id: "tip-ability", when: { possible: "ability" }, at: "bar", rule: "LAB-163" },
  { id: "tip-corridor", when: { seen: "node:(" }, at: "node:(", rule: "LAB-029" },
  { id: "tip-died", when: { event: "died" }, at: "seats", rule: "LAB-087" },
  { id: "tip-home", when: { event: "sent-home" }, at: "seats", rule: "LAB-112" },
  { id: "tip-end", when: { question: "ask-end-turn" }, at: "bar", rule: "LAB-181" },
];
