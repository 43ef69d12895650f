/** The table by keyboard: one key each for what is done most, and a focus that follows the question. */
import type { Table } from "./table.svelte";

const BOARD = "[data-board]";
const PLACES = `${BOARD} [data-place]`;
const POSSIBLE = `${PLACES}.possible`;
const OPTIONS = ".bar [data-option]";
const MENU = "[role=alert] .button.can";
const BRIGHT = ".bar [data-option].main:not([aria-disabled=true])";

const all = (selector: string): (HTMLElement | SVGElement)[] => [
  ...document.querySelectorAll<HTMLElement | SVGElement>(selector),
];
const one = (selector: string): HTMLElement | SVGElement | null =>
  document.querySelector<HTMLElement | SVGElement>(selector);

/** Whether the reader used the keyboard last; only then is the focus moved for them. */
let typing = false;

export function noteInput(event: Event): void {
  const keys = event.type === "keydown";
  if (keys === typing) return;
  typing = keys;
  document.documentElement.toggleAttribute("data-keys", keys);
}

function press(element: Element | null): boolean {
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return element !== null;
}

/** Where the board is entered: the place of the cursor if it is possible, or the first that is. */
function entry(table: Table): HTMLElement | SVGElement | null {
  const here = one(`${PLACES}[data-place="${CSS.escape(table.cursor)}"]`);
  return here?.matches(".possible") ? here : (one(POSSIBLE) ?? here ?? one(PLACES));
}

/** The button of the bar that matters most. */
function inBar(): HTMLElement | SVGElement | null {
  return one(BRIGHT) ?? one(`${OPTIONS}:not([aria-disabled=true])`) ?? one(".bar");
}

/** From the board to the bar, and back. */
function across(table: Table): boolean {
  const to = document.activeElement?.closest(".bar") ? (entry(table) ?? inBar()) : inBar();
  to?.focus();
  return to !== null;
}

/** To the next or the previous place that is possible. */
function step(by: number): boolean {
  const places = all(POSSIBLE);
  const here = places.findIndex((place) => place === document.activeElement);
  const next = here < 0 ? (by > 0 ? 0 : places.length - 1) : (here + by + places.length) % places.length;
  places[next]?.focus();
  return places.length > 0;
}

/** A key that means something at the table; true when it was used. */
export function shortcut(event: KeyboardEvent, table: Table, help: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return false;
  if (event.key === "?") {
    help();
    return true;
  }
  if (table.handover.hidden) return false;
  switch (event.key) {
    case "Escape":
      table.back();
      return false;
    case "b":
      return across(table);
    case "n":
      return step(1);
    case "p":
      return step(-1);
    case "m":
      return press(one(BRIGHT));
    case "u":
      return press(one("[data-undo]"));
    case "h":
    case "H":
      return press(one("[data-hint]"));
    case "Enter":
      return document.activeElement === document.body && press(one(BRIGHT));
    default:
      return /^[1-9]$/.test(event.key) && press(all(one(MENU) ? MENU : OPTIONS)[Number(event.key) - 1] ?? null);
  }
}

/** Which of several: the first one is at hand. */
export function enterMenu(): void {
  if (typing) one(MENU)?.focus();
}

/** After a choice: the board is entered where the question is, and the reader's focus goes there when it was at the table. */
export function follow(table: Table): void {
  const to = entry(table);
  if (to instanceof SVGElement && to.dataset["place"] && !to.matches("[data-asked]"))
    table.cursor = to.dataset["place"];
  const here = document.activeElement;
  if (
    !typing ||
    document.querySelector("dialog[open]") ||
    (here && here !== document.body && !here.closest(`${BOARD}, .bar, [role=alert]`))
  )
    return;
  if (here?.matches(".possible, .bar [data-option]:not([aria-disabled=true])")) return;
  const wanted = table.question
    ? to?.matches(".possible")
      ? to
      : inBar()
    : here === document.body || !here
      ? one(".bar")
      : null;
  wanted?.focus();
}
