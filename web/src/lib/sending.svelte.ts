/** Sends what the reader does to the server, one thing at a time. */
import type { Feed } from "./feed.svelte";
import type { Calls } from "./table.svelte";
import { say } from "./texts.svelte";
import type { Phrase, TableState } from "./types";
import { clientId, CallRefused, page } from "./wire";

/** What sending needs of a table. */
export interface Sender {
  readonly id: string;
  readonly calls: Pick<Calls, "choose" | "undo">;
  readonly feed: Pick<Feed, "newest" | "receiveOwn" | "ask">;
  say(phrase: Phrase): string;
}

const AGAIN = 800;

export class Sending {
  busy = $state(false);

  constructor(private readonly table: Sender) {}

  /** Make a choice, over the socket while it is open and otherwise by a call. Returns what went wrong, in words. */
  choose(seat: number, moment: number, choice: number): Promise<string> {
    const { id, calls, feed } = this.table;
    return this.send(
      (client) =>
        feed.ask({ type: "choose", seat, moment, choice, client, page }) ??
        calls.choose(id, seat, moment, choice, client),
      false,
    );
  }

  /** Take the last choice back, in the same way. */
  undo(seat: number, moment: number): Promise<string> {
    const { id, calls, feed } = this.table;
    return this.send(
      (client) => feed.ask({ type: "undo", seat, moment, client, page }) ?? calls.undo(id, seat, moment, client),
      true,
    );
  }

  /** Send a call and show the state that it answers; `back` says that it may be of an earlier moment. Returns what went wrong, in words. */
  async send(call: (client: string) => Promise<TableState>, back: boolean): Promise<string> {
    this.busy = true;
    const client = clientId();
    try {
      const state = await twice(() => call(client));
      if (back || state.moment >= this.table.feed.newest) this.table.feed.receiveOwn(state);
      return "";
    } catch (error) {
      if (error instanceof CallRefused && error.failure.state) this.table.feed.receiveOwn(error.failure.state);
      return this.#failure(error);
    } finally {
      this.busy = false;
    }
  }

  #failure(error: unknown): string {
    if (!(error instanceof CallRefused)) return say("call-failed");
    if (error.failure.phrase) return this.table.say(error.failure.phrase);
    return say(error.status === 409 ? "stale-click" : error.status === 403 ? "not-now" : "call-failed");
  }
}

/** A call that the network lost is sent once more: the client id makes it count once. */
async function twice<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CallRefused) throw error;
    await new Promise((done) => setTimeout(done, AGAIN));
    return call();
  }
}
