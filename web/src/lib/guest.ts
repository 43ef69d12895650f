/** Who this browser is to the server. */
import { say } from "./texts.svelte";
import type { Me } from "./types";
import { call, CallRefused } from "./wire";

let askedForNew = false;

/** What is asked of somebody whose cookie counts no longer. */
const COOKIES: Record<string, string> = { "cookie-not-understood": "cookie-damaged", "signed-out": "signed-out" };

/** The guest, with cookie and token; one that counts no longer is replaced only by somebody who agrees. */
export async function guest(): Promise<Me> {
  try {
    return await call("GET", "/api/me");
  } catch (error) {
    const question = error instanceof CallRefused ? COOKIES[error.failure.error] : undefined;
    if (!question || askedForNew) throw error;
    askedForNew = true;
    if (!confirm(say(question))) throw error;
    return call("GET", "/api/me?fresh=true");
  }
}
