/** What the reader looks at, and what has just been won: shown in the grid and over the board. */
import { NO_STATUS } from "../../lib/places";
import type { Table } from "../../lib/table.svelte";
import { chainsIn, readings } from "./components";

/** Points that have just been scored, on their way from the board to the seat. */
export interface Gain {
  id: number;
  text: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  late: number;
}
/** A chain that has just paid for a curse. */
export interface Burn {
  seat: number;
  nodes: number[];
  kinds: number[];
}

const BURNING = 1300;
const FLYING = 2400;

class Selection {
  temple = $state(-1);
  space = $state(-1);
  burn: Burn | null = $state.raw(null);
  gains: Gain[] = $state.raw([]);
  /** The table that is shown, for words that speak of its players. */
  table: Table | null = null;
  #timers = [0, 0];

  at(temple: number, space: number, seen: boolean): void {
    if (seen) {
      this.temple = temple;
      this.space = space;
    } else if (this.temple === temple && this.space === space) {
      this.temple = -1;
      this.space = -1;
    }
  }

  /** The chains of a grid that would pay for the space. */
  chains(grid: readonly number[]): number[][] {
    if (this.temple < 0) return [];
    return readings(this.temple, this.space).flatMap((reading) => chainsIn(grid, reading.kinds));
  }

  /** Whether a crystal of an arc is asked for. */
  wants(temple: number, position: number): boolean {
    if (temple !== this.temple) return false;
    return (this.space <= 2 && position < this.space + 3) || (this.space >= 2 && position > this.space + 1);
  }

  /** The seat that the reader plays now; -1 for somebody who only watches, or looks through another's eyes. */
  get seat(): number {
    return this.table?.othersEyes ? -1 : this.eyes;
  }

  /** The seat through whose eyes the table is seen; -1 for nobody's. */
  get eyes(): number {
    const state = this.table?.state;
    return !state || state.watching ? -1 : (this.table?.question?.seat ?? state.seat);
  }

  /** What a move to a card costs, as its choice says, where the price is what decides. */
  price(card: number): number {
    const { choices, possible, refusal } = this.table?.status(`card:${card}`) ?? NO_STATUS;
    if (!possible.length && !refusal?.phrase.key.endsWith("for-speed")) return 0;
    const found = choices[0]?.label.values.find(([name]) => name === "price");
    return found ? Number(found[2]) : 0;
  }

  /** Show for a moment what was won. */
  celebrate(burn: Burn | null, gains: Gain[]): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.burn = burn;
    this.gains = gains;
    this.#timers = [
      window.setTimeout(() => (this.burn = null), BURNING),
      window.setTimeout(() => (this.gains = []), FLYING),
    ];
  }

  /** Whoever goes on has seen it. */
  skip(): void {
    if (this.burn) this.burn = null;
    if (this.gains.length) this.gains = [];
  }
}

export const selection = new Selection();
