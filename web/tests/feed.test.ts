import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../src/lib/connection";
import { Feed, longerLog } from "../src/lib/feed.svelte";
import { settings } from "../src/lib/settings.svelte";
import { hint, line, state } from "./made";

const opened = vi.hoisted(() => ({ listener: null as unknown, closed: 0 }));
vi.mock("../src/lib/connection", () => ({
  Connection: class {
    constructor(_: string, listener: unknown) {
      opened.listener = listener;
    }
    close(): void {
      opened.closed += 1;
    }
  },
}));

let shown: [number | undefined, number][];
let feed: Feed;
const server = (): Listener => opened.listener as Listener;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  shown = [];
  feed = new Feed({ secrets: () => false, shown: (before, after) => shown.push([before?.moment, after.moment]) });
  feed.open("t");
});
afterEach(() => {
  vi.useRealTimers();
});

test("the moves of others are shown one after another", () => {
  for (const moment of [1, 2, 3]) server().receive(state(moment));
  expect([feed.state?.moment, feed.behind, server().moment()]).toEqual([2, 1, 3]);
  vi.advanceTimersByTime(600);
  expect([feed.state?.moment, feed.behind]).toEqual([3, 0]);
  expect(shown).toEqual([
    [undefined, 1],
    [1, 2],
    [2, 3],
  ]);
});

test("skipping, the reader's own choice and an undo show at once", () => {
  for (const moment of [1, 2, 3]) server().receive(state(moment));
  feed.skip();
  expect(feed.state?.moment).toBe(3);
  feed.receiveOwn(state(4));
  expect(feed.state?.moment).toBe(4);
  server().receive(state(2));
  expect(feed.state?.moment).toBe(2);
});

test("who wants to see everything at once never waits", () => {
  settings.pace = "once";
  for (const moment of [1, 2, 3]) server().receive(state(moment));
  expect(feed.state?.moment).toBe(3);
});

test("the same moment again changes the state without being news", () => {
  server().receive(state(1));
  server().receive(state(1, { waiting: [1] }));
  expect(feed.state?.waiting).toEqual([1]);
  expect(shown).toHaveLength(1);
  server().receive(state(1, { seat: 1 }));
  expect(shown).toHaveLength(2);
});

test("who is there changes by itself", () => {
  server().online([false]);
  server().receive(state(1));
  server().online([false]);
  expect(feed.state?.seats.map((seat) => seat.online)).toEqual([false, true]);
});

test("a line of chat that comes twice is shown once", () => {
  for (const text of ["hm", "hello"]) server().said({ n: 1, seat: 0, text, phrase: "" });
  expect(feed.chat.map((one) => one.text)).toEqual(["hello"]);
});

test("a bot thinks only about what is shown", () => {
  server().receive(state(1));
  server().thinking(1, 2);
  expect(feed.thinking).toBe(-1);
  server().receive(state(2));
  expect(feed.thinking).toBe(1);
});

test("what a bot said is told until the reader's next choice", () => {
  server().receive(state(5));
  server().thought(hint(4, 0));
  expect(feed.thought?.moment).toBe(4);
  feed.chosen = 5;
  expect(feed.thought).toBeNull();
  expect(feed.thoughts).toHaveLength(1);
});

test("closing ends the connection, and nothing is shown any more", () => {
  for (const moment of [1, 2, 3]) server().receive(state(moment));
  const before = opened.closed;
  feed.close();
  vi.advanceTimersByTime(10_000);
  expect([opened.closed - before, feed.state?.moment]).toEqual([1, 2]);
});

const moments = (log: { moment: number }[]): number[] => log.map((one) => one.moment);

test("a state adds its lines to the log, and an undo removes what was taken back", () => {
  expect(moments(longerLog([line(1), line(2)], state(3, { log: [line(3)] }), false))).toEqual([1, 2, 3]);
  expect(moments(longerLog([line(1), line(2)], state(2, { log: [line(2)] }), false))).toEqual([1, 2]);
  expect(moments(longerLog([line(1), line(2)], state(1), false))).toEqual([1]);
});

test("players who share a screen keep no lines of each other where there are secrets", () => {
  const after = state(3, { mine: [0, 1], log: [line(3)] });
  expect(moments(longerLog([line(1)], after, true))).toEqual([3]);
  expect(moments(longerLog([line(1)], after, false))).toEqual([1, 3]);
});
