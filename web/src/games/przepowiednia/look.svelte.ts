/** The track space that the reader looks at: its chains are shown in the grid. */
import { chainsIn, readings } from "./box";

class Look {
  temple = $state(-1);
  space = $state(-1);

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
}

export const look = new Look();
