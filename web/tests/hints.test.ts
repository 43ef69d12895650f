import { beforeEach, expect, test, vi } from "vitest";
import { Hints } from "../src/lib/hints.svelte";
import { CallRefused, wire } from "../src/lib/wire";
import { choice, hint, question, state } from "./made";

const at = document.body;
const cards = { open: vi.fn() };
const feed = { receiveOwn: vi.fn() };
const suggest = vi.fn();

function table(practice = true, warn = false): ConstructorParameters<typeof Hints>[0] {
  const asked = question(choice(0), choice(1));
  return {
    id: "t",
    calls: wire,
    state: state(3, { practice, warn, question: asked }),
    question: asked,
    busy: false,
    notice: "",
    doubt: null,
    feed,
    cards,
    suggest,
  } as never;
}

beforeEach(() => {
  for (const mock of [cards.open, feed.receiveOwn, suggest]) mock.mockReset();
});

const failure = { error: "e", phrase: null, rule: "", state: null, detail: "", reason: "", until: null };

test("a hint is shown and suggested", async () => {
  const host = table();
  const hints = new Hints(host);
  const asked = vi.spyOn(wire, "hint").mockImplementation(() => {
    expect(hints.searching).toBe(true);
    return Promise.resolve(hint(3, 1));
  });
  await hints.ask(at);
  expect(asked).toHaveBeenCalledWith("t", 0, 3);
  expect(hints.shown).toEqual(hint(3, 1));
  expect(hints.searching).toBe(false);
  expect(suggest).toHaveBeenCalledWith(host.question, 1);
});

test("where hints are not given, a card says so and the server is not asked", async () => {
  const asked = vi.spyOn(wire, "hint").mockResolvedValue(hint(3, 1));
  const hints = new Hints(table(false));
  await hints.ask(at);
  expect(cards.open).toHaveBeenCalledWith("hint", at, "hint-no-practice", "");
  expect(asked).not.toHaveBeenCalled();
});

test("a hint that comes too late is not shown", async () => {
  vi.spyOn(wire, "hint").mockResolvedValue(hint(2, 1));
  const hints = new Hints(table());
  await hints.ask(at);
  expect([hints.shown, hints.searching]).toEqual([null, false]);
  expect(suggest).not.toHaveBeenCalled();
});

test.each([
  [429, "hint-later"],
  [409, "stale-click"],
  [500, "call-failed"],
])("after an answer of %i the reader is told %s", async (status, told) => {
  vi.spyOn(wire, "hint").mockRejectedValue(new CallRefused(status, { ...failure, state: state(4) }));
  const host = table();
  const hints = new Hints(host);
  await hints.ask(at);
  expect(host.notice).toBe(told);
  expect(hints.searching).toBe(false);
  expect(feed.receiveOwn).toHaveBeenCalledOnce();
});

const judgement = (cost: number) => ({ choice: 0, cost, costly: cost >= 10, hint: hint(3, 1) });

test("after a hint the reader names a move, which is judged and not made", async () => {
  vi.spyOn(wire, "hint").mockResolvedValue(hint(3, 1));
  const asked = vi.spyOn(wire, "judge").mockResolvedValue(judgement(5));
  const hints = new Hints(table());
  expect(hints.judges).toBe(false);
  await hints.ask(at);
  await hints.ask(at);
  expect([hints.naming, hints.judges]).toEqual([true, true]);
  expect(await hints.stops(choice(0))).toBe(true);
  expect(asked).toHaveBeenCalledWith("t", 0, 3, 0);
  expect([hints.judged?.cost, hints.naming, hints.judges]).toEqual([5, false, false]);
  hints.forget();
  expect([hints.shown, hints.judged]).toEqual([null, null]);
});

test.each([
  [25, true],
  [3, false],
])("a table that warns asks again before a move that costs %i", async (cost, stopped) => {
  vi.spyOn(wire, "judge").mockResolvedValue(judgement(cost));
  const host = table(true, true);
  const hints = new Hints(host);
  expect(hints.judges).toBe(true);
  expect(await hints.stops(choice(0))).toBe(stopped);
  expect(host.doubt).toEqual(stopped ? choice(0) : null);
});

test("when nobody can judge a move, it is made without a warning", async () => {
  vi.spyOn(wire, "judge").mockRejectedValue(new Error("offline"));
  const host = table(true, true);
  expect(await new Hints(host).stops(choice(0))).toBe(false);
  expect(host.doubt).toBeNull();
  expect(new Hints(table(false, true)).judges).toBe(false);
});
