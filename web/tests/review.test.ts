import { beforeEach, expect, test, vi } from "vitest";
import {
  apart,
  margin,
  momentAt,
  nearest,
  path,
  pointsOf,
  signed,
  ticks,
  xOf,
  yOf,
  type Frame,
} from "../src/lib/review/curve";
import { nextExercise } from "../src/lib/review/exercise.svelte";
import { costliest, Review } from "../src/lib/review/review.svelte";
import type { ReviewedMoment, ReviewState } from "../src/lib/types";
import { said, state } from "./made";

const frame: Frame = { left: 40, top: 10, width: 200, height: 100, last: 50 };

function moment(number: number, more: Partial<ReviewedMoment> = {}): ReviewedMoment {
  const plain = { kind: "decision", seat: 0, turn: 1, chances: [0.5, 0.25], errors: [0.01, 0.01] } as const;
  const change = { lost: 0.25, change: [0, 0], lost_change: 0, decided: null };
  return { moment: number, ...plain, chances: [...plain.chances], errors: [...plain.errors], ...change, ...more };
}

const cost = (number: number, loss: number, error: number, seat = 0): ReviewedMoment =>
  moment(number, {
    seat,
    decided: { move: said("made"), best: said("best"), loss, error, reasons: [], later: false },
  });

test("moments go from left to right and chances from the bottom up, within the frame", () => {
  expect([xOf(frame, 0), xOf(frame, 25), xOf(frame, 50)]).toEqual([40, 140, 240]);
  expect([yOf(frame, 0), yOf(frame, 0.5), yOf(frame, 1), yOf(frame, 1.2), yOf(frame, -1)]).toEqual([
    110, 60, 10, 10, 110,
  ]);
  expect(xOf({ ...frame, last: 0 }, 0)).toBe(40);
  const moments = [moment(0), moment(50, { chances: [1, 0], lost: 0 })];
  expect(path(pointsOf(frame, moments, 0))).toBe("M40 60L240 10");
  expect(path(pointsOf(frame, moments, -1))).toBe("M40 85L240 110");
});

test("a place of the screen finds its moment, and a moment the nearest that was evaluated", () => {
  expect([momentAt(frame, 0), momentAt(frame, 140), momentAt(frame, 999)]).toEqual([0, 25, 50]);
  const moments = [moment(0), moment(10), moment(50)];
  expect([0, 4, 6, 29, 31, 50].map((wanted) => nearest(moments, wanted))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(nearest([], 3)).toBe(-1);
});

test("signs at the ends of the lines do not cover one another and stay inside", () => {
  expect(apart([10, 100], 20, 0, 110)).toEqual([10, 100]);
  expect(apart([110, 110, 10], 20, 10, 110)).toEqual([90, 110, 10]);
  expect(apart([10, 10, 10], 20, 10, 110)).toEqual([10, 30, 50]);
  expect(apart([], 20, 0, 100)).toEqual([]);
});

test("the axis names few enough turns", () => {
  const moments = Array.from({ length: 60 }, (_, index) => moment(index, { turn: Math.floor(index / 2) }));
  const found = ticks(moments, 8);
  expect(found.length).toBeLessThanOrEqual(8);
  expect(found[0]).toEqual({ turn: 1, moment: 2 });
  expect(found.slice(1).every(({ turn }) => turn % 5 === 0)).toBe(true);
  expect(ticks([], 5)).toEqual([]);
});

test("changes have a sign, and intervals are rounded up", () => {
  expect([signed(0.124), signed(-0.126), signed(0.004), signed(-0.004)]).toEqual(["+12", "\u221213", "0", "0"]);
  expect([margin(0), margin(0.0101), margin(0.05)]).toEqual([0, 2, 10]);
});

test("only what clearly cost something is listed, the costliest first", () => {
  const moments = [cost(1, 0.05, 0.01), cost(2, 0.2, 0.05), cost(3, 0.2, 0.2), cost(4, 0.005, 0), moment(5)];
  expect(costliest(moments).map((one) => one.moment)).toEqual([2, 1]);
});

test("exercises go on with the decisions of the same player, and round again", () => {
  const all = costliest([cost(1, 0.3, 0), cost(2, 0.2, 0, 1), cost(3, 0.1, 0)]);
  expect(nextExercise(all, 1)?.moment).toBe(3);
  expect(nextExercise(all, 3)?.moment).toBe(1);
  expect(nextExercise(all, 2)).toBeUndefined();
  expect(nextExercise([], 2)).toBeUndefined();
});

const answers: ReviewState[] = [];
const asked: string[] = [];
const part = (known: ReviewState["state"], done: number, moments: number[]): ReviewState => ({
  state: known,
  done,
  of: 4,
  skipped: 0,
  moments: moments.map((number) => moment(number)),
  summary: null,
});

beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
  document.cookie = "csrftoken=t";
  const result = { scores: [1, 0], places: [1, 2], winners: [0], why: null };
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    if (path.includes("/review")) asked.push(`${request.method ?? ""} ${path.replace("/api/tables/t", "")}`);
    const known = path.includes("/review")
      ? answers.shift()
      : path.includes("/timeline")
        ? { moments: [] }
        : path.includes("/games/")
          ? { id: "przepowiednia" }
          : state(50, { result });
    return known ? Promise.resolve(new Response(JSON.stringify(known))) : Promise.reject(new Error("away"));
  });
});

test("results are fetched as they come, and all of them again after the server was away", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers.push(part("running", 1, [0]), part("running", 3, [50, 25]));
  const review = new Review("t", "?at=24");
  await vi.waitFor(() => expect(review.moments.length).toBe(1));
  await vi.advanceTimersByTimeAsync(2000);
  expect(review.moments.map((one) => one.moment)).toEqual([0, 25, 50]);
  expect(review.here?.moment).toBe(25);
  // The server is away, has forgotten what ran, and counts what it has in another order.
  await vi.advanceTimersByTimeAsync(2000);
  expect(review.failed).toBe(true);
  answers.push(part("none", 3, []), part("running", 3, [0, 25, 50]), part("done", 4, [10]));
  await vi.advanceTimersByTimeAsync(6500);
  expect(review.progress.state).toBe("done");
  expect(review.moments.map((one) => one.moment)).toEqual([0, 10, 25, 50]);
  expect(asked).toEqual([
    "POST /review",
    "GET /review?since=1",
    "GET /review?since=3",
    "GET /review?since=3",
    "POST /review",
    "GET /review?since=3",
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBe(6);
  review.close();
  vi.useRealTimers();
});
