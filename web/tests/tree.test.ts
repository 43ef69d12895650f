import { expect, test } from "vitest";
import { grown } from "../src/lib/files/tree";
import type { Try } from "../src/generated/wire";

const one = (table: string, parent: string | null, moment: number | null): Try => ({
  table,
  parent,
  moment,
  seats: [],
  bots: [],
  mine: [],
  over: false,
  scores: [],
  places: [],
  winners: [],
});
const shape = (branches: ReturnType<typeof grown>): unknown[] =>
  branches.map(({ own, below }) => [own.table, ...shape(below)]);

test("each try is below the table from which it goes on, the earliest moment first", () => {
  const tries = [one("root", null, null), one("late", "root", 40), one("early", "root", 3), one("deep", "late", 50)];
  expect(shape(grown(tries))).toEqual([["root", ["early"], ["late", ["deep"]]]]);
});

test("a table whose parent is not told of is a root", () => {
  expect(shape(grown([one("a", "gone", 4), one("b", "a", 9)]))).toEqual([["a", ["b"]]]);
});
