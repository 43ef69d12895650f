/** Ends the reader's turn when nothing else is left to do, as far as the reader wishes so. */
import { endsAlone } from "./roles";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

/** How long the reader sees that the turn is about to end by itself. */
const BEFORE_END = 450;

export function endTurnAlone(table: Table): void {
  const question = table.state?.question;
  const choice = question && table.module && !table.calls.puzzle ? endsAlone(question, settings.endTurn) : null;
  if (choice === null) return;
  const moment = table.state?.moment;
  setTimeout(() => {
    if (table.state?.moment === moment && !table.past) void table.choose(choice);
  }, BEFORE_END);
}
