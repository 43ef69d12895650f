/** The outline of a box around the middle, with round corners; a radius that is too large is cut to what fits. */
export function roundedBox(width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  return `M${r - width / 2} ${-height / 2}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}
