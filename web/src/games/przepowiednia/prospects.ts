/** What a grid is good for at a card, to mark and to warn. The rules alone decide. */
import { say } from "../../lib/texts.svelte";
import type { TableView } from "../../generated/przepowiednia";
import { CARDS, chainsIn, KINDS, readings, RUNES, TEMPLE_IDS, VALUES, WILDERNESS } from "./components";

/** The free spaces of a temple's track for which a player has a chain. */
export function fitting(view: TableView, seat: number, temple: number): number[] {
  const grid = view.players[seat]?.grid ?? [];
  const track = view.temples[temple]?.track ?? [];
  return track.flatMap((owner, space) =>
    owner === -1 && readings(temple, space).some(({ kinds }) => chainsIn(grid, kinds).length > 0) ? [space] : [],
  );
}

/** The most points of a curse that a player's grid fits at a temple; 0 for none. */
export const worth = (view: TableView, seat: number, temple: number): number =>
  Math.max(0, ...fitting(view, seat, temple).map((space) => VALUES[space] ?? 0));

/** Why a player would get nothing at a card, in words; empty when there is something to get. */
export function warning(view: TableView, seat: number, card: number): string {
  const player = view.players[seat];
  if (!player) return "";
  const wild = WILDERNESS.find(({ id }) => id === CARDS[card]);
  const colourless = player.grid.filter((kind) => KINDS[kind] === "C").length;
  const full = !player.grid.includes(-1);
  if (wild?.class === "exchange")
    return colourless < (wild.pay ?? 0)
      ? say("warn-exchange", { paid: say("crystals-C", { count: wild.pay ?? 0 }), have: colourless })
      : "";
  if (wild?.class === "upgrade")
    return colourless || player.runes[RUNES.indexOf(wild.tablet)] ? "" : say("warn-upgrade");
  return full && (card >= TEMPLE_IDS.length || !worth(view, seat, card)) ? say("warn-full") : "";
}
