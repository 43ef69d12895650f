/** Where the parts of the table lie: side by side on a wide screen, one under another on a phone, hand first. */
import { SCORING } from "./components";

export interface Zone {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Part = "track" | "display" | "forges" | "supply" | "stones" | "own" | "hand";
export interface Layout {
  width: number;
  height: number;
  parts: Record<Part, Zone>;
}

export const WIDE: Layout = {
  width: 800,
  height: 722,
  parts: {
    track: { x: 0, y: 0, width: 800, height: 60 },
    display: { x: 0, y: 62, width: 800, height: 188 },
    forges: { x: 0, y: 252, width: 438, height: 118 },
    supply: { x: 448, y: 252, width: 176, height: 118 },
    stones: { x: 632, y: 252, width: 168, height: 118 },
    own: { x: 0, y: 372, width: 800, height: 124 },
    hand: { x: 0, y: 500, width: 800, height: 222 },
  },
};

/** A finger's 44 px in the phone's column of 400 on a screen of 390. */
export const FINGER = 47;
export const PER_ROW = 4;
const HAND_ROW = 139;
const GAP = 12;

/** The phone's column, for so many cards in hand; stones that are to be chosen from say what they do. */
export function column(cards: number, choosing: boolean): Layout {
  const width = 400;
  const rows = Math.max(1, Math.ceil(cards / PER_ROW));
  const stones = choosing ? 4 * 82 : 2 * 84;
  const heights: [Part, number][] = [
    ["hand", 50 + rows * HAND_ROW + 66],
    ["display", 26 + 2 * 168],
    ["forges", 26 + 2 * 100],
    ["own", 26 + 122 + 20 + 60 + 78],
    ["supply", 26 + 52],
    ["stones", 26 + stones],
    ["track", 58],
  ];
  let y = 2;
  const parts = {} as Record<Part, Zone>;
  for (const [part, height] of heights) {
    parts[part] = { x: 0, y, width, height };
    y += height + GAP;
  }
  return { width, height: y, parts };
}

/** Where points stand on the track, a little beyond the throne at most. */
export function trackX(track: Zone, points: number): number {
  const step = (track.width - (track.width < 500 ? 52 : 80)) / SCORING.goal;
  return 16 + Math.min(points, SCORING.goal + 4) * step;
}
