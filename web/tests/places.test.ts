import { expect, test } from "vitest";
import { byPlace, choicesAt, onBoard, reasonOf, statusOf } from "../src/lib/places";
import { choice, question, refusal } from "./made";

test("a choice with a button is not on the board", () => {
  expect(onBoard(choice(0, { place: "button:end" }))).toBe(false);
  expect(onBoard(choice(0, { place: "card:12" }))).toBe(true);
});

test("a choice at a part of a place belongs to the place as well", () => {
  const part = choice(1, { place: "card:12/space:3" });
  const places = byPlace(question(choice(0, { place: "card:12" }), part));
  expect(places.get("card:12")?.map((one) => one.choice)).toEqual([0, 1]);
  expect(places.get("card:12/space:3")).toEqual([part]);
  expect([...places.keys()]).not.toContain("");
});

test("a choice with several places is found at each of them", () => {
  const places = byPlace(question(choice(0, { place: "node:1 node:2" })));
  expect([...places.keys()]).toEqual(["node:1", "node:2"]);
});

test("without a question there are no places", () => {
  expect(byPlace(null).size).toBe(0);
});

test("where some choices lie at the part that is meant, only those count", () => {
  const [red, blue] = [choice(0, { place: "node:1/crystal:0" }), choice(1, { place: "node:1/crystal:1" })];
  const places = byPlace(question(red, blue));
  expect(choicesAt(places, "node:1", "crystal:1")).toEqual([blue]);
  expect(choicesAt(places, "node:1", "crystal:7")).toEqual([red, blue]);
  expect(choicesAt(places, "node:1", "")).toEqual([red, blue]);
  expect(choicesAt(places, "node:9", "")).toEqual([]);
});

test("a reason that says little is given only when there is no other", () => {
  const [weak, strong] = [choice(0, { refusal: refusal("weak") }), choice(1, { refusal: refusal("strong") })];
  expect(reasonOf([weak, strong], ["weak"])).toEqual(strong.refusal);
  expect(reasonOf([weak], ["weak"])).toEqual(weak.refusal);
  expect(reasonOf([choice(2)], [])).toBeNull();
});

test("a place tells what is possible there, also when it stands for another place", () => {
  const asked = question(choice(0, { place: "hand" }), choice(1, { place: "hand", refusal: refusal("too-dear") }));
  const status = statusOf(asked, byPlace(asked), { standsFor: () => "hand" }, "hand:4");
  expect(status.choices.map((one) => one.choice)).toEqual([0, 1]);
  expect(status.possible.map((one) => one.choice)).toEqual([0]);
  expect(status.refusal?.phrase.key).toBe("too-dear");
  expect(statusOf(asked, byPlace(asked), {}, "hand:4").choices).toEqual([]);
});
