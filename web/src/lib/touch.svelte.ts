/** The reader's first touch of the page, by pointer or key: what nobody needs before it is loaded then. */
const TOUCHES = ["pointermove", "pointerdown", "keydown"] as const;

/** Do something once, at the next touch. */
export function atNextTouch(act: () => void): void {
  const once = (): void => {
    for (const name of TOUCHES) removeEventListener(name, once);
    act();
  };
  for (const name of TOUCHES) addEventListener(name, once);
}

let used = $state(false);
atNextTouch(() => (used = true));

/** Whether the reader has touched the page. */
export const touched = (): boolean => used;
