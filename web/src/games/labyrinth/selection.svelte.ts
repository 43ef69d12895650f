/** What the reader looks at and turns in the hand before anything is chosen. */
import type { TableView, Topic } from "../../generated/labyrinth";
import type { Choice, Question } from "../../lib/types";

/** A tile that is being laid or turned: where, how, and whether face down. */
export interface Spot {
  cell: string;
  rotation: number;
  down: boolean;
}

/** Whether a question is answered by a cell and a rotation: a tile is laid, or one that lies there is turned. */
export const turning = (question: Question | null): boolean =>
  question?.topic === ("lay" satisfies Topic) || question?.topic === ("turn" satisfies Topic);

class Selection {
  /** The seat for which chances are counted; -1 for nobody's. */
  reader = -1;
  /** Whether a tile is being laid or turned. */
  laying = false;
  #picked = $state("");
  #spot: Spot | null = $state.raw(null);
  #question: Question | null = $state.raw(null);

  /** The spot of this question; a new question starts without one. */
  spot(question: Question | null): Spot | null {
    if (!question || !turning(question)) return null;
    if (this.#question === question && this.#spot) return this.#spot;
    const cell = question.focus.startsWith("cell:") ? question.focus.slice(5) : "";
    return cell ? { cell, rotation: firstLegal(question, cell), down: false } : null;
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

  /** The place of what is prepared: the character that is looked at, or the spot; nothing when there is none. */
  place(question: Question): string {
    const spot = this.spot(question);
    const character = this.character(question);
    return spot ? spotPlace(spot) : character && `character:${character}`;
  }

  /** The choice that a spot stands for. */
  choice(question: Question | null, spot: Spot | null): Choice | undefined {
    return spot ? question?.choices.find((choice) => choice.place === spotPlace(spot)) : undefined;
  }

  /** A tap on a cell: lay the tile there, or turn it when it lies there already. */
  tap(question: Question, cell: string): boolean {
    const spot = this.spot(question);
    if (spot?.cell === cell) this.turn(question, 1);
    else if (question.choices.some((choice) => choice.place.startsWith(`cell:${cell}/`) && !choice.refusal)) {
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
    while (turned.rotation !== spot.rotation && !this.choice(question, turned));
    this.put(question, turned);
  }

  /** A hint: the tile lies as it suggests. */
  prepare(question: Question, { place }: Choice): number {
    const [, cell, rotation] = /^cell:(.+)\/(?:r(\d)|down)$/.exec(place) ?? [];
    if (cell) this.put(question, { cell, rotation: Number(rotation ?? 0), down: !rotation });
    return -1;
  }

  flip(question: Question): void {
    const spot = this.spot(question);
    if (spot) this.put(question, { ...spot, down: !spot.down });
  }
}

/** The first rotation that is allowed on a cell, or -1. */
function firstLegal(question: Question, cell: string): number {
  return (
    [0, 1, 2, 3, 4, 5].find((rotation) =>
      question.choices.some((choice) => choice.place === spotPlace({ cell, rotation, down: false }) && !choice.refusal),
    ) ?? -1
  );
}

/** The place of a tile that lies like this. */
const spotPlace = ({ cell, rotation, down }: Spot): string => `cell:${cell}/${down ? "down" : `r${rotation}`}`;

/** The tile that is laid or turned. */
export function spotTile(question: Question, view: TableView, spot: Spot): string {
  if (question.topic === ("lay" satisfies Topic)) return view.hand[0] ?? "";
  return view.tiles.find((tile) => tile.cell === spot.cell)?.tile ?? "";
}

export const selection = new Selection();
