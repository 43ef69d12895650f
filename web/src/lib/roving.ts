/** Makes a list one stop of the Tab key: arrows, Home and End go from one of its buttons to the next. */
import type { Attachment } from "svelte/attachments";

/** `<ol {@attach roving("button")}>`: the elements by their selector; the first is the stop until another was focused. */
export function roving(selector: string): Attachment<HTMLElement> {
  return (list) => {
    let current: HTMLElement | undefined;
    const all = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(selector)];

    function mark(): void {
      const found = all();
      if (!current || !found.includes(current)) current = found[0];
      for (const one of found) one.tabIndex = one === current ? 0 : -1;
    }

    function focus(event: FocusEvent): void {
      const found = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (!found) return;
      current = found;
      mark();
    }

    function key(event: KeyboardEvent): void {
      const found = all();
      const here = found.findIndex((one) => one === document.activeElement);
      const to = { ArrowDown: here + 1, ArrowRight: here + 1, ArrowUp: here - 1, ArrowLeft: here - 1, Home: 0, End: found.length - 1 }[event.key];
      if (here < 0 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      found[Math.min(Math.max(to, 0), found.length - 1)]?.focus();
      event.preventDefault();
      event.stopPropagation();
    }

    mark();
    const watch = new MutationObserver(mark);
    watch.observe(list, { childList: true, subtree: true });
    list.addEventListener("focusin", focus);
    list.addEventListener("keydown", key);
    return () => {
      watch.disconnect();
      list.removeEventListener("focusin", focus);
      list.removeEventListener("keydown", key);
    };
  };
}
