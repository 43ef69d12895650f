import { afterEach, expect, test, vi } from "vitest";
import { keep, kept, keptNames } from "../src/lib/kept";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("what is kept comes back", () => {
  keep("wishes", { text: "large" });
  expect(kept("wishes")).toEqual({ text: "large" });
  expect(kept("nothing")).toBeNull();
});

test("only names count in a list of names", () => {
  keep("names", ["one", 2, null, "three"]);
  expect(keptNames("names")).toEqual(["one", "three"]);
  localStorage.setItem("names", "{broken");
  expect(keptNames("names")).toEqual([]);
});

test("a browser without storage forgets", () => {
  const broken = (): never => {
    throw new Error("no storage");
  };
  vi.stubGlobal("localStorage", { getItem: broken, setItem: broken });
  keep("wishes", 1);
  expect(kept("wishes")).toBeNull();
});
