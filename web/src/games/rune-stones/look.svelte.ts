/** What the reader looks at: said in words beside the board; and the pile that is opened. */

export interface Seen {
  title: string;
  words: string;
  /** A card to be shown large, with the druid whose it is. */
  number?: number;
  druid?: string;
}

class Look {
  seen: Seen | null = $state.raw(null);
  /** Whose cards are looked through; -2 is the common discard, -1 nobody's. */
  pile = $state(-1);

  at(what: Seen, now: boolean): void {
    if (now) this.seen = what;
    else if (this.seen?.title === what.title) this.seen = null;
  }
}

export const COMMON = -2;
export const look = new Look();
