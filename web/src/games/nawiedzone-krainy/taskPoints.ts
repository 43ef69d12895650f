/** What task cards would be worth if the game ended now; for showing only, the rules count themselves. */
import { BUILDINGS, CELLS, TASK_DATA } from "./components";
import type { TableView } from "../../generated/nawiedzone-krainy";

function regionsLed(view: TableView, seat: number): number {
  return [1, 2, 3, 4, 5, 6].filter((tile) => {
    const counts = view.players.map(
      (_, owner) => CELLS.filter((cell, number) => cell.tile === tile && view.owner[number] === owner).length,
    );
    const own = counts[seat] ?? 0;
    return own > 0 && counts.every((count, owner) => owner === seat || count < own);
  }).length;
}

function met(view: TableView, seat: number, requirement: string, per: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  const building = BUILDINGS.findIndex((kind) => kind === requirement);
  if (building >= 0)
    return Math.floor(
      view.building.filter((kind, cell) => kind === building && view.owner[cell] === seat).length / per,
    );
  if (requirement === "goods-sets") return player.goods.reduce((sum, count) => sum + Math.floor(count / per), 0);
  if (requirement === "pecunia-sets") return Math.floor(player.pecunia / per);
  if (requirement === "last-slot")
    return Math.floor(view.skills.filter((skill) => skill.slots.at(-1) === seat).length / per);
  return Math.floor(regionsLed(view, seat) / per);
}

export function worthNow(view: TableView, seat: number, task: string): number {
  const data = TASK_DATA.find((one) => one.id === task);
  return data ? met(view, seat, data.requirement, data.per) * data.valour : 0;
}
