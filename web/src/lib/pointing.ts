/** What on the screen a lesson points at. */
import { placesOf } from "./places";
import type { Table } from "./table.svelte";

const seen = (element: Element): boolean => element.getClientRects().length > 0;
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const parent = (place: string): string => place.slice(0, Math.max(place.lastIndexOf("/"), 0));

/** The elements of a place: on the board or beside it, a seat, the button of a choice, or where to find what is put away. */
export function pointedAt(place: string, table: Pick<Table, "question">): Element[] {
  const [kind, name] = place.split(":");
  if (kind === "seat") return all(`[data-seat="${CSS.escape(name ?? "")}"]`);
  let hidden = false;
  for (let part = place; part; part = parent(part)) {
    const found = all(`[data-place="${CSS.escape(part)}"]`);
    const shown = found.filter(seen);
    if (shown.length) return shown;
    hidden ||= found.length > 0;
  }
  // A small screen keeps the things beside the board behind a button.
  if (hidden) return all("header .button.narrow").filter(seen);
  const names = (table.question?.choices ?? []).filter((one) => placesOf(one).some((at) => at.startsWith(place)));
  return names.flatMap((one) => all(`.bar [data-choice="${CSS.escape(one.name)}"]`));
}

/** What can hardly be seen is as good as hidden. */
const LEAST = 24;

/** Whether a place of the board lies outside the part of it that is shown, or is very small there. */
export function outOfSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const board = element.closest("[data-board]")?.getBoundingClientRect();
  return (
    Math.min(box.width, box.height) < LEAST ||
    (board !== undefined &&
      (box.left < board.left - 1 ||
        box.right > board.right + 1 ||
        box.top < board.top - 1 ||
        box.bottom > board.bottom + 1))
  );
}
