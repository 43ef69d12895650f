import { afterEach, expect, test, vi } from "vitest";
import { store, stored, storedNames } from "../src/lib/storage";

afterEach(() => localStorage.clear());

test("what was stored is read again", () => {
  store("names", ["oak", "ash"]);
  store("wishes", { pace: "slow" });
  expect(storedNames("names")).toEqual(["oak", "ash"]);
  expect(stored("wishes")).toEqual({ pace: "slow" });
});

test("nothing is stored under an unknown key", () => {
  expect(stored("names")).toBeNull();
  expect(storedNames("names")).toEqual([]);
});

test("what is not a list of names is left out", () => {
  for (const [text, names] of [
    ['["oak", 7, null, "ash"]', ["oak", "ash"]],
    ['{"oak": true}', []],
    ['"oak"', []],
    ["not JSON", []],
  ] as const) {
    localStorage.setItem("names", text);
    expect(storedNames("names")).toEqual(names);
  }
});

test("a browser that refuses storage forgets without a fuss", () => {
  const refuse = (): never => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, clear: () => undefined });
  store("names", ["oak"]);
  expect(storedNames("names")).toEqual([]);
  vi.unstubAllGlobals();
});
