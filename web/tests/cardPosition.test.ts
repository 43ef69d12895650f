import { afterEach, expect, test } from "vitest";
import { beside, type Spot } from "../src/lib/cardPosition";

const WIDTH = 200;
const HEIGHT = 100;
const box = (left: number, top: number, width: number, height: number): DOMRect =>
  new DOMRect(left, top, width, height);

/** An element of the page that lies where we say. */
function lay(html: string, at: DOMRect): void {
  document.body.insertAdjacentHTML("beforeend", html);
  const element = document.body.lastElementChild?.querySelector("[data-here]");
  if (element) element.getBoundingClientRect = () => at;
}

function covers(spot: Spot, at: DOMRect): boolean {
  return spot.left < at.right && spot.left + WIDTH > at.left && spot.top < at.bottom && spot.top + HEIGHT > at.top;
}

afterEach(() => {
  document.body.innerHTML = "";
});

test("a card lies close beside its place, and not over it", () => {
  const target = box(400, 300, 50, 50);
  expect(beside(target, WIDTH, HEIGHT)).toEqual({ left: 460, top: 275 });
});

test("a card stays in the window", () => {
  for (const target of [
    box(0, 0, 40, 40),
    box(innerWidth - 40, 0, 40, 40),
    box(innerWidth - 40, innerHeight - 40, 40, 40),
  ]) {
    const spot = beside(target, WIDTH, HEIGHT);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.top).toBeGreaterThanOrEqual(0);
    expect(spot.left + WIDTH).toBeLessThanOrEqual(innerWidth);
    expect(spot.top + HEIGHT).toBeLessThanOrEqual(innerHeight);
    expect(covers(spot, target)).toBe(false);
  }
});

test("a card leaves what can be chosen free, and the question", () => {
  const target = box(400, 300, 50, 50);
  const possible = box(460, 275, 200, 100);
  lay('<div><i data-here data-place="card:1" class="possible"></i></div>', possible);
  const spot = beside(target, WIDTH, HEIGHT);
  expect(covers(spot, possible)).toBe(false);
  expect(covers(spot, target)).toBe(false);

  const asked = box(spot.left, spot.top, WIDTH, HEIGHT);
  lay('<div class="bar"><p data-here class="question"></p></div>', asked);
  expect(covers(beside(target, WIDTH, HEIGHT), asked)).toBe(false);
});
