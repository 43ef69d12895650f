import { expect, test } from "vitest";
import type { GameModule } from "../src/lib/game";
import { brightOf, endsAlone, inBar } from "../src/lib/roles";
import { choice, question, refusal, said } from "./made";

const end = choice(9, { role: "end-turn", place: "button:end" });
const skip = choice(8, { role: "gives-up", place: "button:skip" });
const main = choice(1, { role: "main" });
const numbers = (found: Iterable<number>): number[] => [...found].sort();

test("what most players want is bright, and nothing else beside it", () => {
  expect(numbers(brightOf(question(choice(0), main, skip, end), 0))).toEqual([1]);
});

test("a wanted choice that is refused is not bright", () => {
  expect(numbers(brightOf(question({ ...main, refusal: refusal("no") }, choice(0)), null))).toEqual([]);
});

test("what the board has prepared is bright, unless it gives something up", () => {
  expect(numbers(brightOf(question(choice(0), skip), 0))).toEqual([0]);
  expect(numbers(brightOf(question(choice(0), skip), 8))).toEqual([]);
});

test("ending the turn is bright when nothing but giving up is left", () => {
  expect(numbers(brightOf(question(end), null))).toEqual([9]);
  expect(numbers(brightOf(question(skip, end), null))).toEqual([9]);
  expect(numbers(brightOf(question(choice(0), end), null))).toEqual([]);
  expect(numbers(brightOf(question(skip, { ...end, loses: said("points") }), null))).toEqual([]);
});

test("the turn ends by itself only as far as the reader wishes", () => {
  expect(endsAlone(question(end), "confirm")).toBeNull();
  expect(endsAlone(question(end), "idle")).toBe(9);
  expect(endsAlone(question(choice(0), end), "idle")).toBeNull();
  expect(endsAlone(question(choice(0), end), "auto")).toBe(9);
  expect(endsAlone(question(choice(0)), "auto")).toBeNull();
});

test("the turn never ends by itself when something would be lost", () => {
  expect(endsAlone(question({ ...end, loses: said("points") }), "auto")).toBeNull();
});

test("the bar has the options first, then what gives up, what ends, and what is bright", () => {
  const option = choice(3, { place: "button:rest" });
  const shown = inBar(question(main, end, skip, option, choice(0)), null, {} as GameModule);
  expect(shown.map((one) => one.choice)).toEqual([3, 8, 9, 1]);
});

test("a game may put its own choices into the bar", () => {
  const shown = inBar(question(choice(0), end), null, { inBar: (_, one) => one.choice === 0 } as GameModule);
  expect(shown.map((one) => one.choice)).toEqual([0]);
});
