/** Sends what the reader does to the server, one thing at a time. */
import type { Feed } from "./feed.svelte";
import { say } from "./texts.svelte";
import type { Phrase, TableState } from "./types";
import { clientId, CallRefused } from "./wire";

const AGAIN = 800;

export class Sending {
  busy = $state(false);

  constructor(
    private readonly feed: Pick<Feed, "newest" | "receiveOwn">,
    private readonly words: (phrase: Phrase) => string,
  ) {}

  /** Send a call and show the state that it answers; `back` says that it may be of an earlier moment. Returns what went wrong, in words. */
  async send(call: (client: string) => Promise<TableState>, back: boolean): Promise<string> {
    this.busy = true;
    const client = clientId();
    try {
      const state = await twice(() => call(client));
      if (back || state.moment >= this.feed.newest) this.feed.receiveOwn(state);
      return "";
    } catch (error) {
      if (error instanceof CallRefused && error.failure.state) this.feed.receiveOwn(error.failure.state);
      return this.#failure(error);
    } finally {
      this.busy = false;
    }
  }

  #failure(error: unknown): string {
    if (!(error instanceof CallRefused)) return say("call-failed");
    if (error.failure.phrase) return this.words(error.failure.phrase);
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
