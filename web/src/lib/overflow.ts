/** Words that do not fit can be scrolled with the keys. */
export function reachable(box: HTMLElement | undefined): void {
  if (!box) return;
  if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}
