/** What the server's host has said: messages to everybody, and whether this browser is banned. */
import type { Failure, Notice, Notices } from "../../generated/wire";
import { call } from "../wire";

const EVERY = 60_000;

class Host {
  /** The ban of this browser, as a call was refused; null when there is none. */
  ban: Failure | null = $state.raw(null);
  notices: Notice[] = $state.raw([]);
}

export const host = new Host();

/** The messages that are shown now have come. */
export function tell(told: Notices): void {
  host.notices = told.notices;
}

async function look(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  try {
    tell(await call<Notices>("GET", "/api/notices"));
    host.ban = null;
  } catch {
    // The next look will say more.
  }
}

/** Ask what the host has said: now, every minute, and when the page comes into sight again. */
export function listen(): void {
  void look();
  setInterval(() => void look(), EVERY);
  document.addEventListener("visibilitychange", () => void look());
}
