/** A list that was used with the mouse lets the keys go, so that the arrows step through the game again. */
export function letGo(list: HTMLElement): void {
  if (!document.documentElement.hasAttribute("data-keys")) list.blur();
}
