/** What an administrator is doing: one call at a time, and what became of it in words. */
import type { AdminRules } from "../../generated/wire";
import { CallRefused } from "../wire";
import { admin } from "./calls";
import { say } from "./words";

const KNOWN = ["bad-text", "bad-time", "bad-address", "bad-restriction", "bad-number", "too-many-tries", "not-stored"];

export class Acting {
  /** Everything that is decided; null while nobody is signed in. */
  rules: AdminRules | null = $state.raw(null);
  /** Whether it is known if somebody is signed in. */
  asked = $state(false);
  busy = $state(false);
  done = $state("");
  failed = $state("");

  /** Make a call; false when it failed, which is then said. */
  async act<T>(call: () => Promise<T>, done = ""): Promise<T | undefined> {
    this.busy = true;
    this.failed = this.done = "";
    try {
      const answer = await call();
      this.done = done;
      return answer;
    } catch (error) {
      this.#fail(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  /** Make a call that answers with everything that is decided. */
  async decide(call: () => Promise<AdminRules>, done: string): Promise<boolean> {
    const rules = await this.act(call, done);
    if (rules) this.rules = rules;
    return rules !== undefined;
  }

  /** Sign in with the token of a link, or go on with a session. */
  async enter(token: string): Promise<void> {
    const rules = await this.act(() => (token ? admin.signIn(token) : admin.rules()));
    if (rules) this.rules = rules;
    this.asked = true;
  }

  async leave(): Promise<void> {
    await this.act(() => admin.signOut());
    this.rules = null;
  }

  #fail(error: unknown): void {
    const kind = error instanceof CallRefused ? error.failure.error : "";
    if (kind === "not-an-administrator") this.rules = null;
    else if (kind === "link-not-valid") this.failed = say("admin-link-dead");
    else this.failed = say(KNOWN.includes(kind) ? `admin-${kind}` : "admin-call-failed");
  }
}
