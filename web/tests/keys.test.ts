import { beforeEach, expect, test, vi } from "vitest";
import { enterMenu, follow, noteInput, shortcut } from "../src/lib/keys";
import type { Table } from "../src/lib/table.svelte";

const PAGE = `
  <div data-board>
    <button data-place="a" class="possible"></button>
    <button data-place="b"></button>
    <button data-place="c" class="possible"></button>
  </div>
  <div class="bar" tabindex="-1">
    <button data-option id="first"></button>
    <button data-option id="bright" class="main"></button>
    <button data-undo id="undo"></button>
  </div>
  <input>`;

let clicked: string[];
const back = vi.fn();
const help = vi.fn();

function table(more: object = {}): Table {
  return { cursor: "", question: {}, handover: { hidden: false }, back, ...more } as unknown as Table;
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

function press(key: string, at: Table = table(), more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return shortcut(event, at, help);
}

const place = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset["place"];

beforeEach(() => {
  document.body.innerHTML = PAGE;
  clicked = [];
  document.body.onclick = ({ target }) => {
    if (target instanceof HTMLElement) clicked.push(target.id);
  };
  noteInput(new KeyboardEvent("keydown"));
});

test("n and p go round the places that are possible", () => {
  const visited = ["n", "n", "n", "p"].map((key) => [press(key), place()]);
  expect(visited).toEqual([
    [true, "a"],
    [true, "c"],
    [true, "a"],
    [true, "c"],
  ]);
});

test("b goes to the bright button of the bar, and back to the board at the cursor", () => {
  expect(press("b")).toBe(true);
  expect(document.activeElement?.id).toBe("bright");
  press("b", table({ cursor: "c" }));
  expect(place()).toBe("c");
});

test("numbers, m, u and Enter press buttons", () => {
  for (const key of ["1", "m", "u", "Enter"]) expect(press(key)).toBe(true);
  expect(clicked).toEqual(["first", "bright", "undo", "bright"]);
  expect(press("9")).toBe(false);
  expect(press("h")).toBe(false);
});

test("Enter is left to the element that has the focus", () => {
  find("[data-place=b]").focus();
  expect(press("Enter")).toBe(false);
  expect(clicked).toEqual([]);
});

test("Escape is one step back, and a question mark shows the keys", () => {
  press("Escape");
  expect(back).toHaveBeenCalledOnce();
  expect(press("?")).toBe(true);
  expect(help).toHaveBeenCalledOnce();
});

test("keys mean nothing to a field, with Ctrl, or behind the curtain", () => {
  expect(press("m", table(), { ctrlKey: true })).toBe(false);
  expect(press("m", table({ handover: { hidden: true } }))).toBe(false);
  find("input").focus();
  expect(press("m")).toBe(false);
  expect(clicked).toEqual([]);
});

test("the focus of a reader who types follows the question", () => {
  follow(table({ cursor: "c" }));
  expect(place()).toBe("c");
  find("[data-place=c]").classList.remove("possible");
  find("[data-place=a]").classList.remove("possible");
  follow(table({ cursor: "c" }));
  expect(document.activeElement?.id).toBe("bright");
});

test("the focus stays where it is for a reader who points, or who is in a field", () => {
  find("input").focus();
  follow(table());
  expect(document.activeElement?.tagName).toBe("INPUT");
  find("input").blur();
  noteInput(new MouseEvent("pointerdown"));
  follow(table());
  expect(document.activeElement).toBe(document.body);
});

test("which of several: the first is at hand", () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    '<div role="alert"><button class="button can" id="one"></button></div>',
  );
  enterMenu();
  expect(document.activeElement?.id).toBe("one");
  press("1");
  expect(clicked).toEqual(["one"]);
});
