import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Previews } from "../src/lib/previews.svelte";
import type { Preview } from "../src/lib/types";

const preview = (view: number): Preview => ({ view, log: [], stops: "question" });
const ask = vi.fn((choice: number): Promise<Preview> | null => Promise.resolve(preview(choice)));
let previews: Previews;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockImplementation((choice) => Promise.resolve(preview(choice)));
  previews = new Previews(ask);
});
afterEach(() => {
  vi.useRealTimers();
});

test("what a choice would do is shown after a moment of hovering", async () => {
  previews.soon(() => 4);
  await vi.advanceTimersByTimeAsync(259);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(previews.shown?.view).toBe(4);
});

test("nothing is asked of a reader who leaves before, or where there is no single choice", async () => {
  previews.soon(() => 4);
  previews.leave();
  await vi.runAllTimersAsync();
  previews.soon(() => undefined);
  await vi.runAllTimersAsync();
  expect(ask).not.toHaveBeenCalled();
});

test("an answer for a place that the reader has left is not shown", async () => {
  let answer: (found: Preview) => void = () => {};
  ask.mockImplementation(() => new Promise((done) => (answer = done)));
  previews.soon(() => 4);
  await vi.runAllTimersAsync();
  previews.leave();
  answer(preview(4));
  await vi.runAllTimersAsync();
  expect(previews.shown).toBeNull();
});

test("the server is asked once while the question stands, and again for another", async () => {
  await previews.now(4);
  previews.leave();
  await previews.now(4);
  expect(ask).toHaveBeenCalledOnce();
  expect(previews.shown?.view).toBe(4);
  previews.forget();
  expect(previews.shown).toBeNull();
  await previews.now(4);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a preview that failed is asked for again", async () => {
  ask.mockImplementationOnce(() => Promise.reject(new Error("network")));
  await previews.now(4);
  expect(previews.shown).toBeNull();
  await previews.now(4);
  expect(previews.shown?.view).toBe(4);
});
