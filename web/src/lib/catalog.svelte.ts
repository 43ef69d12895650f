/** The games of this server, and what the page knows of each. */
import type { Component } from "svelte";
import type { GameModule } from "./game";
import type { GameInfo } from "./types";
import { wire } from "./wire";

const modules = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");
const covers = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte");

let games: GameInfo[] | null = $state.raw(null);
let asked: Promise<GameInfo[]> | null = null;

/** Ask once which games there are. */
export function loadGames(): Promise<GameInfo[]> {
  asked ??= wire.games().then((found) => (games = found));
  asked.catch(() => (asked = null));
  return asked;
}

export function allGames(): GameInfo[] {
  return games ?? [];
}

export function gameInfo(id: string): GameInfo | null {
  return games?.find((game) => game.id === id) ?? null;
}

/** The level for who does not choose one: of a club, or else just below the strongest. */
export function usualLevel(game: GameInfo | null): string {
  const levels = game?.bots ?? [];
  return levels.includes("club") ? "club" : (levels.at(-2) ?? levels.at(-1) ?? "");
}

/** What a table must know of its game. */
export async function loadGame(id: string): Promise<GameInfo> {
  return gameInfo(id) ?? wire.game(id);
}

/** The drawing of a game's table. */
export async function loadModule(id: string): Promise<GameModule | null> {
  const load = modules[`../games/${id}/index.ts`];
  return load ? (await load()).default : null;
}

export async function loadCover(id: string): Promise<Component | null> {
  return (await covers[`../games/${id}/Cover.svelte`]?.())?.default ?? null;
}
