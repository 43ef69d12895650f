import { expect, test, vi } from "vitest";
import { atNextTouch, touched } from "../src/lib/touch.svelte";

test("something is done at the next touch, and once", () => {
  const act = vi.fn();
  atNextTouch(act);
  dispatchEvent(new Event("scroll"));
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event("keydown"));
  dispatchEvent(new Event("pointermove"));
  dispatchEvent(new Event("keydown"));
  expect(act).toHaveBeenCalledTimes(1);
});

test("what is asked for in a touch waits for the next one", () => {
  const act = vi.fn();
  atNextTouch(() => atNextTouch(act));
  dispatchEvent(new Event("pointerdown"));
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointerdown"));
  expect(act).toHaveBeenCalledTimes(1);
});

test("a touch of any kind is remembered", async () => {
  vi.resetModules();
  const { touched: fresh } = await import("../src/lib/touch.svelte");
  expect(fresh()).toBe(false);
  dispatchEvent(new Event("pointermove"));
  expect(fresh()).toBe(true);
  expect(touched()).toBe(true);
});
