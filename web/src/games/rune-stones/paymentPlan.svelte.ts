/** The payment that the reader has put together, piece by piece. */
import type { Choice, Question } from "../../lib/types";
import { WHITE } from "./components";
import { gemOf } from "./places";

export const ANY_PRICE = 5;

/** What is asked for: the kind of gem, how many are left to pay, and how many of each kind are paid. */
export const priceOf = (question: Question): number => Number(question.args[1]);
const leftOf = (question: Question): number => Number(question.args[2]);
export const paidOf = (question: Question): number[] => (Array.isArray(question.args[3]) ? question.args[3] : []);

/** The choice to pay with a gem. */
export const choiceOf = (question: Question, gem: number): Choice | undefined =>
  question.choices.find((choice) => gemOf(choice) === gem);

/** How many of a gem the player has, as the option says. */
function have(question: Question, gem: number): number {
  const label = choiceOf(question, gem)?.label;
  const found = label?.values.find(([name]) => name === "have");
  return found ? Number(found[2]) : 0;
}

/** Kinds of gems that may pay now. */
export function payable(question: Question): number[] {
  return question.choices.filter((choice) => !choice.refusal).map(gemOf);
}

/** A proposal for what is left to pay: its own colour first, white last; for any colours what there is most of. */
export function proposed(question: Question): number[] {
  const price = priceOf(question);
  const left = leftOf(question);
  const kinds = payable(question);
  const stock = new Map(kinds.map((gem) => [gem, have(question, gem)]));
  const rank = (gem: number): number => (gem === WHITE ? 2 : gem === price ? 0 : 1);
  const found: number[] = [];
  while (found.length < left) {
    const next = kinds
      .filter((gem) => (stock.get(gem) ?? 0) > 0)
      .sort((a, b) => rank(a) - rank(b) || (price === ANY_PRICE ? (stock.get(b) ?? 0) - (stock.get(a) ?? 0) : 0))[0];
    if (next === undefined) break;
    found.push(next);
    stock.set(next, (stock.get(next) ?? 0) - 1);
  }
  return found;
}

/** Whether a plan of payment can be paid with what the player has. */
export function enough(question: Question, plan: readonly number[]): boolean {
  return payable(question).every((gem) => plan.filter((one) => one === gem).length <= have(question, gem));
}

class Plan {
  gems: number[] = $state.raw([]);

  /** What is to be paid: as put together, or as proposed when that does not fit what is asked. */
  of(question: Question): number[] {
    const left = leftOf(question);
    const kept = this.gems.length === left + 1 ? this.gems.slice(1) : this.gems;
    const fits = kept.length === left && kept.every((gem) => payable(question).includes(gem)) && enough(question, kept);
    return fits ? kept : proposed(question);
  }

  /** Change one piece to the next kind that fits. */
  turn(question: Question, index: number): void {
    const kinds = payable(question);
    const now = this.of(question);
    const at = kinds.indexOf(now[index] ?? -1);
    for (let step = 1; step <= kinds.length; step++) {
      const changed = now.with(index, kinds[(at + step) % kinds.length] ?? 0);
      if (enough(question, changed)) {
        this.gems = changed;
        return;
      }
    }
  }
}

export const plan = new Plan();
