/** What the server's host has said: messages to everybody, and whether this browser is banned. */
import type { Failure, Notice, Notices } from "../../generated/wire";

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
