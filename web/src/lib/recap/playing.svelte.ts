/** Plays the moments of a recap at the table, one after another; without motion the reader goes from step to step. */
import { moving, settings } from "../settings.svelte";
import type { Table } from "../table.svelte";
import { waitOf } from "./steps";

export class Playing {
  /** The moment that is shown, counted from 0; -1 while nothing is played. */
  step = $state(-1);
  /** Whether it goes on by itself. */
  readonly alone: boolean = moving();
  #timer = 0;
  #view: unknown = null;

  constructor(
    private readonly table: Table,
    readonly moments: readonly number[],
    private readonly since: number,
  ) {}

  async start(): Promise<void> {
    this.step = 0;
    this.#view = await this.#viewAt(this.since);
    if (this.step === 0) await this.#show();
  }

  /** Go on with the next moment, and from the last back to the present. */
  async next(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.step < 0) return;
    this.step += 1;
    if (this.step < this.moments.length) await this.#show();
    else await this.stop();
  }

  /** Back to the present. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.step < 0) return;
    this.step = -1;
    this.table.lit.light([]);
    await this.table.goTo(null);
  }

  /** Look at one moment, with what it changed. */
  async look(moment: number): Promise<void> {
    clearTimeout(this.#timer);
    this.step = -1;
    this.#view = await this.#viewAt(moment - 1);
    await this.table.goTo(moment);
    this.#light();
  }

  async #show(): Promise<void> {
    const { step, table } = this;
    const moment = this.moments[step];
    if (moment === undefined) return;
    await table.goTo(moment);
    if (this.step !== step) return;
    if (table.past?.moment !== moment) {
      this.step = -1;
      return;
    }
    this.#light();
    if (this.alone)
      this.#timer = window.setTimeout(() => void this.#on(moment), waitOf(this.moments.length, settings.pace));
  }

  /** The reader may have gone elsewhere meanwhile. */
  async #on(moment: number): Promise<void> {
    if (this.table.past?.moment === moment) await this.next();
    else this.step = -1;
  }

  #light(): void {
    const view = this.table.past?.view;
    if (this.#view && view) this.table.lit.light(this.table.module?.changed?.(this.#view, view) ?? []);
    this.#view = view;
  }

  async #viewAt(moment: number): Promise<unknown> {
    try {
      return (await this.table.calls.moment(this.table.id, Math.max(0, moment))).view;
    } catch {
      return null;
    }
  }
}
