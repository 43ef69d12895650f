import { expect, test } from "vitest";
import { roundedBox } from "../src/lib/roundedBox";

test("a box has straight sides between its corners", () => {
  expect(roundedBox(40, 20, 5)).toBe(
    "M-15 -10h30a5 5 0 0 1 5 5v10a5 5 0 0 1 -5 5h-30a5 5 0 0 1 -5 -5v-10a5 5 0 0 1 5 -5z",
  );
});

test("a box with the largest corners is a circle", () => {
  expect(roundedBox(20, 20, 10)).toBe(
    "M0 -10h0a10 10 0 0 1 10 10v0a10 10 0 0 1 -10 10h0a10 10 0 0 1 -10 -10v0a10 10 0 0 1 10 -10z",
  );
});

test("corners are never larger than the box", () => {
  expect(roundedBox(40, 20, 99)).toBe(roundedBox(40, 20, 10));
});
