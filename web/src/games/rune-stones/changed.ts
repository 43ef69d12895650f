/** What is different between two views: lit for a moment, so that it is seen what others did. */
import type { PlayerView, TableView } from "../../generated/rune-stones";

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** What lies in front of a rival, by the parts of the seat panel. */
function atSeat(seat: number, before: PlayerView, after: PlayerView): string[] {
  if (after.hand) return [];
  const found: string[] = [];
  if (!same([...before.gems, before.ores], [...after.gems, after.ores])) found.push(`gems:${seat}`);
  if (!same(before.places, after.places)) found.push(`rows:${seat}`);
  if (!same(before.stones, after.stones)) found.push(`stones:${seat}`);
  if (!same(before.in_play, after.in_play)) found.push(`laid:${seat}`);
  return found;
}

/** Places of the board, and parts of the rivals' panels: new cards, emptied spaces, forges, stones, and what the rivals got. */
export function changed(before: unknown, after: unknown): string[] {
  const [was, is] = [before as TableView, after as TableView];
  const display = is.display.flatMap((card, space) => {
    if (card < 0 && (was.display[space] ?? -1) >= 0) return [`space:${space}`];
    return card >= 0 && !was.display.includes(card) ? [`card:${card}`] : [];
  });
  const forges = is.forges.flatMap((artifact, forge) => (artifact === was.forges[forge] ? [] : [`forge:${forge}`]));
  const white = is.whites === was.whites ? [] : [`forge:${is.forges.length}`];
  const stones = is.stones.flatMap((count, stone) => (count === was.stones[stone] ? [] : [`stone:${stone}`]));
  const seats = is.players.flatMap((player, seat) => {
    const old = was.players[seat];
    return old ? atSeat(seat, old, player) : [];
  });
  return [...display, ...forges, ...white, ...stones, ...seats];
}
