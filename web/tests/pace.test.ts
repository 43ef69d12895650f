import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../src/lib/pace";
import { settings } from "../src/lib/settings.svelte";
import { state } from "./made";

let shown: number[];
let waiting: number;
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  shown = [];
  waiting = 0;
  pace = new Pace(
    (one) => shown.push(one.moment),
    (count) => (waiting = count),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first state is shown at once, the next after its time", () => {
  pace.later(state(1));
  pace.later(state(2));
  expect([shown, waiting]).toEqual([[1], 1]);
  vi.advanceTimersByTime(599);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect([shown, waiting]).toEqual([[1, 2], 0]);
});

test("a state that comes after a while is shown at once again", () => {
  pace.later(state(1));
  vi.advanceTimersByTime(600);
  pace.later(state(2));
  expect(shown).toEqual([1, 2]);
});

test("when many wait, each has a third of its time", () => {
  for (let moment = 1; moment <= 12; moment += 1) pace.later(state(moment));
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([1, 2, 3]);
});

test("skipping shows everything in its order, at once", () => {
  for (const moment of [1, 2, 3]) pace.later(state(moment));
  pace.skip();
  expect([shown, waiting]).toEqual([[1, 2, 3], 0]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1, 2, 3]);
});

test("a state that must be shown now replaces those that waited", () => {
  for (const moment of [1, 2, 3]) pace.later(state(moment));
  pace.now(state(2));
  vi.advanceTimersByTime(10_000);
  expect([shown, waiting]).toEqual([[1, 2], 0]);
});
