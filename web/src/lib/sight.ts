/** What of the table is in sight. */
import { isAt, PARTS } from "./tips";

/** The middle of something that is drawn within the window. */
function middle(element: Element): [number, number] | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width && height && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight ? [x, y] : null;
}

/** Whether the middle of a place can be touched: it is neither scrolled away nor cut off. */
function inSight(place: Element): boolean {
  const at = middle(place);
  return at !== null && document.elementsFromPoint(...at).includes(place);
}

/** What a tip speaks of: rather a place that can be chosen. */
export function find(at: string): Element | null {
  const part = PARTS[at];
  if (part) return [...document.querySelectorAll(part)].find(middle) ?? null;
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(".table [data-place]")].filter(
    (one) => isAt(one.dataset["place"] ?? "", at) && inSight(one),
  );
  return all.find((one) => one.matches(".possible")) ?? all[0] ?? null;
}
