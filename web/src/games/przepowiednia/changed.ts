/** The places at which something is different between two views. */
import type { TableView } from "../../generated/przepowiednia";
import { ROWS, CARDS } from "./components";
import { selection } from "./selection.svelte";

export function changed(before: unknown, after: unknown): string[] {
  const [old, now] = [before as TableView, after as TableView];
  const found: string[] = [];
  now.players.forEach((player, seat) => {
    const was = old.players[seat];
    if (!was) return;
    if (player.figure !== was.figure) found.push(`card:${player.figure}`);
    if (player.grid.join() !== was.grid.join()) found.push(`grid:${seat}`);
    if (player.runes.join() !== was.runes.join()) found.push(`runes:${seat}`);
    // A new crystal is seen as it comes; one that has gone or changed is not.
    if (seat === selection.eyes)
      player.grid.forEach(
        (kind, node) => (was.grid[node] ?? -1) >= 0 && kind !== was.grid[node] && found.push(`node:${node}`),
      );
  });
  if (now.virtual !== old.virtual) found.push(`card:${now.virtual}`);
  now.temples.forEach(({ track }, temple) =>
    track.forEach(
      (owner, space) => owner !== old.temples[temple]?.track[space] && found.push(`card:${temple}/track:${space}`),
    ),
  );
  now.covered.forEach((spaces, row) =>
    spaces.forEach(
      (full, kind) =>
        full !== old.covered[row]?.[kind] && found.push(`card:${CARDS.indexOf(ROWS[row] ?? "")}/space:${kind}`),
    ),
  );
  now.supply.forEach((count, kind) => count !== old.supply[kind] && found.push(`supply:${kind}`));
  return found;
}
