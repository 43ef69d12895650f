/** What is drawn and is no place can be asked about like one: by pointer and long press. */
import type { Action } from "svelte/action";
import type { Table } from "../../lib/table.svelte";

const PRESS = 450;

export const explained: Action<Element, { table: Table; place: string }> = (node, given) => {
  let { table, place } = given;
  let press = 0;
  const enter = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType === "mouse") table.peek.soon(table.about(place), node);
  };
  const down = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType === "touch")
      press = window.setTimeout(() => table.peek.pin(table.about(place), node), PRESS);
  };
  const stop = (): void => clearTimeout(press);
  const leave = (): void => {
    stop();
    table.peek.leave();
  };
  const heard = { pointerenter: enter, pointerdown: down, pointerup: stop, pointercancel: stop, pointerleave: leave };
  for (const [name, act] of Object.entries(heard)) node.addEventListener(name, act);
  return {
    update: (next) => ({ table, place } = next),
    destroy: () => {
      stop();
      for (const [name, act] of Object.entries(heard)) node.removeEventListener(name, act);
    },
  };
};
