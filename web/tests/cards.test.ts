import { expect, test, vi } from "vitest";
import { Cards } from "../src/lib/cards.svelte";
import { byPlace, statusOf } from "../src/lib/places";
import type { Question } from "../src/lib/types";
import { choice, question, refusal, state } from "./made";

const at = document.body;

function cards(asked: Question | null, more: object = {}): { cards: Cards; choose: ReturnType<typeof vi.fn> } {
  const choose = vi.fn();
  const status = (place: string): unknown => asked && statusOf(asked, byPlace(asked), {}, place);
  const none = { choices: [], possible: [], refusal: null };
  const table = {
    calls: {},
    past: null,
    question: asked,
    state: state(1, { waiting: [1] }),
    say: ({ key }: { key: string }) => key,
  };
  const all = { ...table, status: (place: string) => status(place) ?? none, choose, peek: { close: vi.fn() }, ...more };
  return { cards: new Cards(all as never), choose };
}

test("a place with one possible choice is chosen at once", () => {
  const { cards: made, choose } = cards(question(choice(4)));
  made.act("card:4", at);
  expect(choose).toHaveBeenCalledWith(4);
  expect(made.shown).toBeNull();
});

test("a place with several choices asks which", () => {
  const both = [choice(0, { place: "node:1/a" }), choice(1, { place: "node:1/b" })];
  const { cards: made, choose } = cards(question(...both));
  made.act("node:1", at);
  expect(choose).not.toHaveBeenCalled();
  expect(made.shown).toMatchObject({ place: "node:1", text: "which-one", choices: both });
});

test("a place that is not possible says why, with its rule", () => {
  const { cards: made } = cards(question(choice(0, { refusal: refusal("too-dear") })));
  made.act("card:0", at);
  expect(made.shown).toMatchObject({ text: "too-dear", rule: "PRZ-001", choices: [] });
});

test("a place that the question is not about says what is asked", () => {
  const { cards: made } = cards(question(choice(0)));
  made.act("card:7", at);
  expect(made.shown).toMatchObject({ text: "not-asked-here", rule: "PRZ-003" });
});

test("without a question a place says for whom the table waits", () => {
  const { cards: made } = cards(null);
  made.act("card:7", at);
  expect(made.shown?.text).toBe("waiting-for");
});

test("nothing is chosen at an earlier moment", () => {
  const { cards: made, choose } = cards(question(choice(4)), { past: {} });
  made.act("card:4", at);
  expect(choose).not.toHaveBeenCalled();
  expect(made.shown?.text).toBe("past-place");
});

test("a choice that is refused says why", () => {
  const { cards: made } = cards(null);
  made.refuse(choice(3), at);
  expect(made.shown).toBeNull();
  made.refuse(choice(3, { refusal: refusal("too-dear") }), at);
  expect(made.shown).toMatchObject({ place: "choice:3", text: "too-dear" });
  made.close();
  expect(made.shown).toBeNull();
});
