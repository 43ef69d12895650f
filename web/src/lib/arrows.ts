/** Arrow keys go to the nearest place in their direction, as the eye would. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Move the focus; false when the key is not an arrow. */
export function step(from: SVGElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const [x, y] = centre(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const place of from.closest("[data-board]")?.querySelectorAll<SVGElement>("[data-place]") ?? []) {
    if (place === from) continue;
    const [px, py] = centre(place);
    const ahead = (px - x) * direction[0] + (py - y) * direction[1];
    const aside = Math.abs((px - x) * direction[1]) + Math.abs((py - y) * direction[0]);
    if (ahead < 2) continue;
    const far = ahead + 2.2 * aside;
    if (far < least) {
      least = far;
      best = place;
    }
  }
  best?.focus();
  return true;
}
