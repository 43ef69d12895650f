/** Shows one moment after another by itself, at a speed that the reader chooses and this browser remembers. */
import { store, stored } from "../storage";
import type { Replay } from "./replay.svelte";

export const SPEEDS = [0.5, 1, 2, 4];
const KEY = "dolmen-replay-speed";
const STEP = 1200;
/** How often to look whether a moment that was late has come. */
const LATE = 60;

function remembered(): number {
  const kept = stored(KEY);
  return typeof kept === "number" && SPEEDS.includes(kept) ? kept : 1;
}

export class Playing {
  on = $state(false);
  speed = $state(remembered());
  #timer = 0;

  constructor(private readonly replay: Replay) {}

  /** Start or stop; at the end it starts again from the beginning. */
  toggle(): void {
    if (this.on) {
      this.stop();
      return;
    }
    this.on = true;
    if (this.replay.moment === this.replay.last) this.replay.step(0);
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.on = false;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    store(KEY, speed);
  }

  #wait(time = STEP / this.speed): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#next(), time);
  }

  #next(): void {
    const { replay } = this;
    if (replay.shown !== replay.moment) {
      this.#wait(LATE);
      return;
    }
    replay.step(replay.moment + 1);
    if (replay.moment < replay.last) this.#wait();
    else this.on = false;
  }
}
