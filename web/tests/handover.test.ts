import { expect, test } from "vitest";
import { Handover } from "../src/lib/handover.svelte";
import { result, state } from "./made";

const secret = { private: true };

test("the curtain falls when the screen goes to a player with secrets", () => {
  const handover = new Handover();
  expect(handover.pass(state(1, secret), state(2, { seat: 1, ...secret }))).toBe(true);
  expect([handover.hidden, handover.sameSeat]).toEqual([true, false]);
  handover.open();
  expect(handover.hidden).toBe(false);
});

test("the curtain falls when something secret comes up in the middle of a turn", () => {
  const handover = new Handover();
  expect(handover.pass(state(1), state(2, secret))).toBe(true);
  expect([handover.hidden, handover.sameSeat]).toEqual([true, true]);
});

test("the table of one player, or without secrets, has no curtain", () => {
  const handover = new Handover();
  expect(handover.pass(state(1, secret), state(2, secret))).toBe(false);
  expect(handover.pass(state(1, secret), state(2, { seat: 1 }))).toBe(false);
  expect(handover.hidden).toBe(false);
});

test("a finished game is hidden from nobody", () => {
  const handover = new Handover();
  expect(handover.pass(null, state(2, { result, ...secret }))).toBe(true);
  expect(handover.hidden).toBe(false);
});
