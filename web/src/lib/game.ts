/** What a game brings to the table shell: its drawing, and what its places mean. No rules. */
import type { Component } from "svelte";
import type { Choice, Past, Question, TableState } from "./types";

/** What a piece, a place or a choice is and does, in words: shown by hover, focus, long press and the small i. */
export interface About {
  title: string;
  lines: string[];
  rule?: string;
}

export interface GameModule {
  /** The table itself, in SVG. */
  Board: Component;
  /** Whether the board needs the width of a small screen more than the columns beside it. */
  broad?: boolean;
  /** What lies in front of a rival, for the seat panel. */
  SeatPanel: Component<{ seat: number }>;
  /** Objectives and the like. */
  Aside: Component;
  /** A small picture on the button of a choice, where there is one. */
  Icon: Component<{ question: Question; choice: number }>;
  /** Of the choices that lie at one place, the part of the place that is meant now: the crystal in the hand, the way a tile is turned. */
  part?(question: Question): string;
  /** The place whose choices a place offers: a card of the hand may stand for what can be done with the hand. By default its own. */
  standsFor?(question: Question, place: string): string;
  /** What is picked up before the player picks something. */
  firstPick?(question: Question): number;
  /** What must be picked up before a choice can be made on the board, where that matters. */
  pickFor?(question: Question, choice: Choice): number;
  /** Whether a choice has a button in the bar; by default one that has no place on the board. */
  inBar?(question: Question, choice: Choice): boolean;
  /** Reasons that say little, by their key: a place gives one of them only when it has no other. */
  weakReasons?: readonly string[];
  /** The choice that the board has prepared (a tile as it is turned, a card that is picked up). All others are bright by their role alone. */
  main(question: Question): number | null;
  /** What a place of the board is, where there is more to say than its name. */
  about?(place: string, view: unknown): About | null;
  /** What a choice does, before it is made. */
  aboutChoice?(question: Question, choice: number): About | null;
  /** The places at which something is different between two views that were shown one after the other: they are lit for a moment. */
  changed?(before: unknown, after: unknown): string[];
  /** Round and the like, for the top line. */
  roundOf(view: unknown): number;
  /** Points that are open while the game lasts, where secrets keep the server from counting them. */
  points?(view: unknown, seat: number): number;
  /** The text that says what this number of a seat is, with `player` and `points`, where it is not points. */
  pointsText?: string;
  /** What the end looks like, above the results: a common defeat, for example. */
  Ending?: Component;
}

/** A race has winners and no points: its only line says who won. */
export const RACE = "score-victory";

/** What is drawn: now, or an earlier moment. */
export type Shown = Pick<TableState, "view"> | Past;
