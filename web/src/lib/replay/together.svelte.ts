/** Looking back together: this page leads, follows who leads, or looks around alone and comes back. */
import type { LeadMessage } from "../types";
import { call, page } from "../wire";
import type { Replay } from "./replay.svelte";

export class Together {
  /** Whether the reader looks together with others. */
  on = $state(false);
  /** Whether this page goes where the leader goes. */
  following = $state(true);
  failed = $state(false);
  /** Who leads, as the server said last; null for nobody. */
  lead: LeadMessage | null = $state.raw(null);
  #own = $state(0);
  leading: boolean = $derived(this.lead !== null && this.lead.number === this.#own);
  #late = false;
  #busy = false;
  /** Whether the lead was lost with the socket. */
  #again = false;

  constructor(private readonly replay: Replay) {}

  /** The switch: who leads gives the lead up by turning it off. */
  turn(on: boolean): void {
    this.on = on;
    if (on) this.back();
    else if (this.leading) void this.#send("give-up");
  }

  take(): void {
    void this.#send("take");
  }

  giveUp(): void {
    void this.#send("give-up");
  }

  /** Back to where the leader is. */
  back(): void {
    this.following = true;
    this.#follow();
  }

  hear(told: LeadMessage): void {
    this.lead = told.number ? told : null;
    // This page may have gone on before it knew that it leads.
    if (this.leading && !this.#busy && told.moment !== this.replay.moment) void this.#send("move");
    this.#follow();
  }

  /** The reader has gone somewhere: those who follow come along, and who followed looks around alone. */
  moved(): void {
    if (this.leading || this.#busy) void this.#send("move");
    else if (this.on && this.lead) this.following = false;
  }

  /** The socket is open again: the server says who leads, or that this page has lost the lead. */
  connected(): void {
    const led = this.leading;
    this.lead = null;
    if (led && this.on) this.#again = true;
  }

  /** All that a new socket tells first has been told. */
  told(): void {
    if (!this.#again) return;
    this.#again = false;
    if (!this.lead) this.take();
  }

  #follow(): void {
    if (this.on && this.following && this.lead && !this.leading) this.replay.show(this.lead.moment, this.lead.eyes);
  }

  /** One call at a time; of several moments only the last is sent. */
  async #send(action: "take" | "move" | "give-up"): Promise<void> {
    if (this.#busy && action === "move") {
      this.#late = true;
      return;
    }
    this.#busy = true;
    const { id, moment, eyes } = this.replay;
    try {
      const path = `/api/tables/${encodeURIComponent(id)}/lead`;
      const { number } = await call<{ number: number }>("POST", path, { action, page, moment, eyes });
      this.#own = number;
      this.failed = false;
    } catch {
      this.#own = 0;
      this.failed = action === "take";
    }
    this.#busy = false;
    if (!this.#late) return;
    this.#late = false;
    if (this.#own) void this.#send("move");
  }
}
