/** The places at which something is different between two views. */
import type { TableView } from "../../generated/labyrinth";
import { corridorsOf } from "./maze";

const lies = (view: TableView): string[] => [
  ...view.traps.map(({ node, trap, face_down: down }) => `${node} ${trap} ${down}`),
  ...view.things.map(({ node, thing }) => `${node} ${thing}`),
  ...view.players.map(({ node, lives, keys }, seat) => `${node} player ${seat} ${lives} ${keys}`),
  `${view.golem} golem`,
];
const laid = (view: TableView): Map<string, string> =>
  new Map(view.tiles.map(({ cell, tile, rotation, face_down: down }) => [cell, `${tile} ${rotation} ${down}`]));

export function changed(before: unknown, after: unknown): string[] {
  const [old, now] = [before as TableView, after as TableView];
  const known = new Set(lies(old));
  const left = new Set(lies(now));
  const nodes = [
    ...lies(now).filter((one) => !known.has(one)),
    ...lies(old).filter((one) => /trap|I\d|key$/.test(one) && !left.has(one)),
  ].map((one) => one.slice(0, one.indexOf(" ")));
  const tiles = laid(old);
  const cells = now.tiles.filter(({ cell }) => tiles.get(cell) !== laid(now).get(cell));
  const removed = old.tiles.filter(({ cell }) => !laid(now).has(cell));
  const corridors = cells.flatMap(({ cell, tile, rotation }) =>
    corridorsOf(tile, rotation, cell).map((one) => one.node),
  );
  return [...nodes, ...corridors]
    .map((node) => `node:${node}`)
    .concat([...cells, ...removed].map(({ cell }) => `cell:${cell}`));
}
