/** A long press of a finger tells, where a short one does. */

export class LongPress {
  #timer = 0;
  #told = false;

  down(event: PointerEvent, tell: () => void): void {
    this.up();
    this.#told = false;
    if (event.pointerType !== "touch") return;
    this.#timer = window.setTimeout(() => {
      this.#told = true;
      tell();
    }, 450);
  }

  up(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the click that follows was the end of a long press. */
  over(): boolean {
    this.up();
    const told = this.#told;
    this.#told = false;
    return told;
  }
}
