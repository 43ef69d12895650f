/** What the reader has opened or taken up: a pile of cards, a card of the hand. */

class Selection {
  /** Whose cards are looked through; -2 is the common discard, -1 nobody's. */
  pile = $state(-1);
  /** The card of the hand that was clicked before an action: it is the first one to be played or used; -1 for none. */
  card = $state(-1);
}

export const COMMON = -2;
export const selection = new Selection();
