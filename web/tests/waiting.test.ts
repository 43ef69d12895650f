import { expect, test } from "vitest";
import { waitingText } from "../src/lib/waiting";
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
