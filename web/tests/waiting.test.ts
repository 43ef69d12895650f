import { expect, test } from "vitest";
import { turnText, waitingText } from "../src/lib/waiting";
import { result, state } from "./made";

test("the table says for whom it waits", () => {
  expect(waitingText(null)).toBe("waiting");
  expect(waitingText(state(1))).toBe("waiting");
  expect(waitingText(state(1, { waiting: [1] }))).toBe("waiting-for");
});

test("an empty seat comes first, and the end before everything", () => {
  const seats = state(1).seats.map((seat, number) => ({ ...seat, ready: number === 0 }));
  const waiting = [0, 1];
  expect(waitingText(state(1, { waiting, seats }))).toBe("waiting-free");
  expect(waitingText(state(1, { waiting, seats, result }))).toBe("game-over");
});

test("the top line says whose turn it is, and who decides where that is somebody else", () => {
  expect(turnText(state(1, { turn: 0, waiting: [0] }), true)).toEqual(["your-turn"]);
  expect(turnText(state(1, { turn: 1, waiting: [1] }), false)).toEqual(["turn-of"]);
  expect(turnText(state(1, { turn: 1, waiting: [0] }), true)).toEqual(["turn-of", "you-decide"]);
  expect(turnText(state(1, { turn: 0, waiting: [1] }), false)).toEqual(["your-turn", "decides"]);
});

test("between turns, at a shared screen and at the end the top line says less", () => {
  expect(turnText(state(1, { turn: -1, waiting: [0] }), true)).toEqual(["your-turn"]);
  expect(turnText(state(1, { turn: -1, waiting: [1] }), false)).toEqual(["turn-of"]);
  expect(turnText(state(1, { turn: -1 }), false)).toEqual([]);
  expect(turnText(state(1, { turn: 0, waiting: [0], mine: [0, 1] }), true)).toEqual(["turn-of"]);
  expect(turnText(state(1, { turn: 0, result }), false)).toEqual([]);
});
