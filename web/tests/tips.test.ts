import { beforeEach, expect, test } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import {
  due,
  forgetTips,
  isAt,
  nextTip,
  PARTS,
  remember,
  shownTips,
  type Moment,
  type Tip,
  type When,
} from "../src/lib/tips";
import type { Question } from "../src/lib/types";
import { choice, line, question, refusal, said } from "./made";

const tip = (id: string, when: When, at = "bar"): Tip => ({ id, when, at, rule: "PRZ-001" });
const here = document.body;
const moment = (asked: Question, more: Partial<Moment> = {}): Moment => ({
  question: asked,
  news: [],
  find: () => here,
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  settings.tips = "practice";
});

test("a place is known by its kind, its name and its part", () => {
  expect(isAt("card:12", "card")).toBe(true);
  expect(isAt("card:12/track:3", "card")).toBe(false);
  expect(isAt("card:12/track:3", "card/track")).toBe(true);
  expect(isAt("cards:1", "card")).toBe(false);
  expect(isAt("node:K3", "node:K")).toBe(true);
  expect(isAt("node:S3", "node:K")).toBe(false);
});

test("a tip is due by topic, question, possible choice, place in sight and event", () => {
  const asked = { ...question(choice(0, { place: "node:3/crystal:2" })), topic: "place", phrase: said("ask-place") };
  const now = moment(asked, { news: [line(3)], find: (at) => (at === "supply" ? here : null) });
  const isDue = (when: When): boolean => due(tip("a", when), now);
  expect([{ topic: "place" }, { topic: "go" }].map(isDue)).toEqual([true, false]);
  expect([{ question: "ask-place" }, { question: "ask-move" }].map(isDue)).toEqual([true, false]);
  expect([{ possible: "node" }, { possible: "node/crystal" }, { possible: "card" }].map(isDue)).toEqual([
    true,
    true,
    false,
  ]);
  expect([{ seen: "supply" }, { seen: "card" }].map(isDue)).toEqual([true, false]);
  expect([{ event: "line-3" }, { event: "line-4" }].map(isDue)).toEqual([true, false]);
});

test("a choice that is refused does not call for a tip", () => {
  const refused = question(choice(0, { place: "do:build", refusal: refusal("too-dear") }));
  expect(due(tip("a", { possible: "do:build" }), moment(refused))).toBe(false);
});

test("one tip at a time, in the order of the list, and only where its place is in sight", () => {
  const tips = [tip("hidden", { topic: "" }, "card"), tip("first", { topic: "" }), tip("second", { topic: "" })];
  const now = moment(question(choice(0)), { find: (at) => (at === "card" ? null : here) });
  expect(nextTip(tips, new Set(), now)?.tip.id).toBe("first");
  expect(nextTip(tips, new Set(["first"]), now)?.tip.id).toBe("second");
  expect(nextTip(tips, new Set(["first", "second"]), now)).toBeNull();
});

test("what was shown is remembered for each game, and never shown twice", () => {
  remember("przepowiednia", "tip-move");
  remember("przepowiednia", "tip-move");
  remember("labyrinth", "tip-aim");
  expect(shownTips("przepowiednia")).toEqual(new Set(["tip-move"]));
  expect(shownTips("labyrinth")).toEqual(new Set(["tip-aim"]));
  expect(localStorage.getItem("dolmen-tips")).toBe('["przepowiednia/tip-move","labyrinth/tip-aim"]');
});

test("all tips again: also those of somebody who had switched them off", () => {
  remember("labyrinth", "tip-aim");
  settings.tips = "off";
  forgetTips();
  expect(shownTips("labyrinth").size).toBe(0);
  expect(settings.tips).toBe("practice");
  settings.tips = "all";
  forgetTips();
  expect(settings.tips).toBe("all");
});

const lists = import.meta.glob<{ tips: readonly Tip[] }>("../src/games/*/tips.ts", { eager: true });

test.each(Object.entries(lists))("%s: 15 to 25 tips, each with a name of its own", (_, { tips }) => {
  expect(tips.length).toBeGreaterThanOrEqual(15);
  expect(tips.length).toBeLessThanOrEqual(25);
  expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
  expect(Object.keys(PARTS)).toEqual(["bar", "seats", "aside", "threat"]);
});
