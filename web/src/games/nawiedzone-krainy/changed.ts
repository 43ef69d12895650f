/** Where two views of the table differ, as places: so that what others did is seen. */
import type { TableView } from "../../generated/nawiedzone-krainy";

const BY_CELL = ["wraiths", "depleted", "building"] as const;

export function changed(before: TableView, after: TableView): string[] {
  const cells = new Set(
    BY_CELL.flatMap((what) => after[what].flatMap((now, cell) => (before[what][cell] === now ? [] : [cell]))),
  );
  after.players.forEach((player, seat) => {
    if (before.players[seat] && before.players[seat].cell !== player.cell) cells.add(player.cell);
  });
  const learnt = after.skills.filter(({ card, slots }) =>
    before.skills.some((skill) => skill.card === card && skill.slots.join() !== slots.join()),
  );
  return [...[...cells].map((cell) => `cell:${cell}`), ...learnt.map(({ card }) => `skill:${card}`)];
}
