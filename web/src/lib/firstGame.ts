/** A whole game against two bots that have just begun to play, for somebody who has just learnt the rules. */
import { say } from "./texts.svelte";
import type { GameInfo } from "./types";
import { calls } from "./calls";
import { guest } from "./guest";

/** Make the table; returns its address. */
export async function playFirstGame(game: GameInfo): Promise<string> {
  const bots = Math.min(2, Math.max(...game.players) - 1);
  const level = game.bots.includes("novice") ? "novice" : (game.bots[0] ?? "");
  const { name } = await guest();
  const seats = Array.from({ length: bots }, (_, index) => ({
    kind: "bot" as const,
    name: say(`learn-rival-${index + 1}`),
    colour: index + 1,
    level,
  }));
  const made = await calls.create({
    game: game.id,
    options: {},
    first: null,
    word: "",
    seats: [{ kind: "me", name: name || say("me"), colour: 0, level: "" }, ...seats],
  });
  return `/table/${made.table}`;
}
