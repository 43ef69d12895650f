import { beforeEach, expect, test } from "vitest";
import { due, remember, seenOf } from "../src/lib/recap/away";
import { momentsOf, waitOf } from "../src/lib/recap/steps";
import type { LogLine } from "../src/lib/types";

const line = (moment: number, turn: number, seat: number): LogLine => ({
  moment,
  turn,
  turn_seat: seat,
  rule: "",
  event: "moved",
  phrase: { key: "moved", values: [] },
});
const MINUTE = 60_000;
// Seat 0 has a turn, then seats 1 and 2.
const LOG = [line(3, 0, 0), line(5, 1, 1), line(6, 1, 1), line(9, 2, 2)];

beforeEach(() => {
  localStorage.clear();
});

test("two turns of others are told at once, one only after a minute", () => {
  expect(due(LOG, 0, { moment: 3, when: 0 }, 10)).toBe(true);
  expect(due(LOG, 0, { moment: 6, when: 0 }, 10)).toBe(false);
  expect(due(LOG, 0, { moment: 6, when: 0 }, MINUTE)).toBe(true);
  expect(due(LOG, 0, { moment: 9, when: 0 }, MINUTE)).toBe(false);
});

test("what came before one's own last turn is known, and who has had no turn was not away", () => {
  expect(due([...LOG, line(12, 3, 0)], 0, { moment: 3, when: 0 }, MINUTE)).toBe(false);
  expect(due(LOG, 0, { moment: -1, when: 0 }, MINUTE)).toBe(true);
  expect(due(LOG, 3, { moment: -1, when: 0 }, MINUTE)).toBe(false);
  expect(due(LOG, -1, { moment: -1, when: 0 }, MINUTE)).toBe(false);
  expect(due(LOG, -1, { moment: 3, when: 0 }, 0)).toBe(true);
});

test("the tables that were left last are remembered", () => {
  for (let number = 0; number < 40; number++) remember(`t${number}`, { moment: number, when: number });
  expect(seenOf("t39")).toEqual({ moment: 39, when: 39 });
  expect(seenOf("t10")).toEqual({ moment: 10, when: 10 });
  expect(seenOf("t9")).toBeNull();
  localStorage.setItem("dolmen-seen", "[1, 2]");
  expect(seenOf("t39")).toBeNull();
});

test("each moment is shown once, in order, and a long recap goes faster", () => {
  const told = (moment: number): { moment: number; rule: string; times: number; phrase: LogLine["phrase"] } => ({
    moment,
    rule: "",
    times: 1,
    phrase: { key: "moved", values: [] },
  });
  const players = [
    { seat: 1, lines: [told(7), told(9)], left_out: 0 },
    { seat: 2, lines: [told(4), told(9)], left_out: 0 },
  ];
  expect(momentsOf({ mine: [told(12)], losses: [], players })).toEqual([4, 7, 9, 12]);
  expect(waitOf(3, "normal")).toBe(1800);
  expect(waitOf(24, "normal")).toBe(1000);
  expect(waitOf(500, "slow")).toBe(600);
});
