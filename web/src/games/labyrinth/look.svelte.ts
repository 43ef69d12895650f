/** What the reader looks at and turns in the hand before anything is chosen. */
import type { TableView } from "../../generated/labyrinth";
import type { Question } from "../../lib/types";
import { FREE_CELLS } from "./hexes";

/** A tile that is being laid or turned: where, how, and whether face down. */
export interface Spot { cell: string; rotation: number; down: boolean }

/** Questions that are answered by a cell and a rotation. */
export const TURNING = new Set(["PlaceTile", "TurnTile", "ChooseRotation"]);

class Look {
  /** The seat for which chances are counted; -1 for nobody's. */
  reader = -1;
  #picked = $state("");
  #spot: Spot | null = $state.raw(null);
  #question: Question | null = $state.raw(null);

  /** The spot of this question; a new question starts without one. */
  spot(question: Question | null): Spot | null {
    if (!question || !TURNING.has(question.ask)) return null;
    if (this.#question === question && this.#spot) return this.#spot;
    return question.ask === "ChooseRotation" ? { cell: turnedCell(question), rotation: firstLegal(question, ""), down: false } : null;
  }

  put(question: Question, spot: Spot | null): void {
    this.#question = question;
    this.#spot = spot;
  }

  /** The character that is looked at before it is taken. */
  character(question: Question): string {
    return this.#question === question ? this.#picked : "";
  }

  pick(question: Question, character: string): void {
    this.#question = question;
    this.#picked = character;
  }

  /** A tap on a cell: lay the tile there, or turn it when it lies there already. */
  tap(question: Question, cell: string): boolean {
    const spot = this.spot(question);
    if (spot?.cell === cell) this.turn(question, 1);
    else if (question.choices.some((choice) => choice.name.startsWith(cell) && !choice.refusal)) {
      const rotation = firstLegal(question, cell);
      this.put(question, { cell, rotation: Math.max(0, rotation), down: rotation < 0 });
    } else return false;
    return true;
  }

  turn(question: Question, by: number): void {
    const spot = this.spot(question);
    if (!spot) return;
    // Rotations that look the same are listed once.
    let turned = spot;
    do turned = { ...turned, rotation: (turned.rotation + by + 6) % 6, down: false };
    while (turned.rotation !== spot.rotation && !question.choices.some((choice) => choice.name === spotName(question, turned)));
    this.put(question, turned);
  }

  flip(question: Question): void {
    const spot = this.spot(question);
    if (spot) this.put(question, { ...spot, down: !spot.down });
  }
}

/** The first rotation that is allowed on a cell, or -1. */
function firstLegal(question: Question, cell: string): number {
  return [0, 1, 2, 3, 4, 5].find((rotation) => question.choices.some((choice) => choice.name === `${cell}r${rotation}` && !choice.refusal)) ?? -1;
}

/** The cell of a tile that has just been turned up. */
export function turnedCell(question: Question): string {
  const number = question.args[1];
  return (typeof number === "number" ? FREE_CELLS[number]?.name : "") ?? "";
}

/** The name of the choice that a spot stands for. */
export function spotName(question: Question, spot: Spot): string {
  if (spot.down) return `${spot.cell}down`;
  return question.ask === "ChooseRotation" ? `r${spot.rotation}` : `${spot.cell}r${spot.rotation}`;
}

/** The tile that is laid or turned. */
export function spotTile(question: Question, view: TableView, spot: Spot): string {
  if (question.ask === "PlaceTile") return view.hand[0] ?? "";
  return view.tiles.find((tile) => tile.cell === spot.cell)?.tile ?? "";
}

export const look = new Look();
