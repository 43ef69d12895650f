import { beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/lib/game";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { wire } from "../src/lib/wire";
import { choice, hint, question, said, state } from "./made";

vi.mock("../src/lib/connection", () => ({
  Connection: class {
    ask = () => null;
  },
}));

const safe = choice(0);
const costly = choice(1, { role: "gives-up", loses: said("points") });
const end = choice(2, { role: "end-turn", place: "button:end" });
const module = { changed: () => ["card:5"], firstPick: () => 3 } as unknown as GameModule;

function table(...choices: Parameters<typeof question>): Table {
  const made = new Table("t");
  made.feed.receive(state(1, { question: question(...choices) }));
  made.setGame(null, module);
  return made;
}

beforeEach(() => {
  settings.pace = "once";
  settings.endTurn = "confirm";
});

test("a choice goes to the server with the moment that was shown, and its answer is shown", async () => {
  const send = vi.spyOn(wire, "choose").mockResolvedValue(state(2));
  const made = table(safe);
  await made.choose(0);
  expect(send).toHaveBeenCalledWith("t", 0, 1, 0, expect.stringMatching(/^[0-9a-f]{24}$/));
  expect(made.state?.moment).toBe(2);
  expect(made.lit.places).toEqual(new Set(["card:5"]));
});

test("a choice that would lose something is asked about once more", async () => {
  const send = vi.spyOn(wire, "choose").mockResolvedValue(state(2));
  const made = table(safe, costly);
  await made.choose(1);
  expect(made.doubt?.choice).toBe(1);
  expect(send).not.toHaveBeenCalled();
  await made.choose(1, true);
  expect(send).toHaveBeenCalledOnce();
  expect(made.doubt).toBeNull();
});

test("a place means something only while there is a question, and not while a choice is under way", async () => {
  vi.spyOn(wire, "choose").mockResolvedValue(state(2));
  const made = table(safe);
  expect(made.status("card:0").possible).toHaveLength(1);
  const sent = made.choose(0);
  expect(made.status("card:0").possible).toEqual([]);
  await sent;
  expect(made.status("card:0").possible).toEqual([]);
});

test("what went wrong is told, and forgotten at the next moment", async () => {
  vi.spyOn(wire, "moment").mockRejectedValue(new Error("network"));
  const made = table(safe);
  await made.goTo(0);
  expect([made.past, made.notice]).toEqual([null, "call-failed"]);
  made.feed.receive(state(2));
  expect(made.notice).toBe("");
});

test("an undo that is not possible says why", async () => {
  const made = table(safe);
  await made.undo(document.body);
  expect(made.cards.shown?.text).toBe("nothing-to-undo");
});

test("the turn ends by itself when the reader wishes so and only that is left", async () => {
  vi.useFakeTimers();
  const send = vi.spyOn(wire, "choose").mockResolvedValue(state(2));
  settings.endTurn = "idle";
  table(safe, end);
  await vi.runAllTimersAsync();
  expect(send).not.toHaveBeenCalled();
  table(end);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("another moment ends what was said about the one before", () => {
  const made = table(safe);
  made.hints.shown = hint(1, 0);
  made.looked = 1;
  made.cards.open("card:0", document.body, "text", "");
  made.feed.receive(state(2));
  expect([made.hints.shown, made.looked, made.cards.shown, made.picked]).toEqual([null, -1, null, -1]);
});

test("the curtain hides also an earlier moment that another player looked at", () => {
  const made = table(safe);
  made.past = state(0);
  made.feed.receive(state(2, { seat: 1, private: true }));
  expect([made.handover.hidden, made.past]).toEqual([true, null]);
});

test("Escape goes back one step at a time", async () => {
  vi.spyOn(wire, "moment").mockResolvedValue(state(0));
  const made = table(safe);
  await made.goTo(0);
  made.looked = 1;
  made.hints.shown = hint(1, 0);
  made.doubt = costly;
  made.cards.open("card:0", document.body, "text", "");
  const left = (): boolean[] =>
    [made.cards.shown, made.doubt, made.hints.shown, made.looked < 0 ? null : made, made.past].map(Boolean);
  const steps = Array.from({ length: 5 }, () => {
    made.back();
    return left().filter(Boolean).length;
  });
  expect(steps).toEqual([4, 3, 2, 1, 0]);
});
