/** Words for places and things of this game, for labels and screen readers. */
import type { TableView } from "../../generated/labyrinth";
import { complete, form, say } from "../../lib/texts.svelte";
import type { GameInfo } from "../../lib/types";

const plain = (name: string): string => name.replace(/[()]/g, "").replaceAll("-", "m").replace(",", "_");

export const nodeName = (node: string): string => say(`node-${plain(node)}`);
export const cellNameOf = (cell: string): string => say(`cell-${plain(cell)}`);
export const characterName = (id: string): string =>
  id ? form(`character-${id}`, "cap") || say(`character-${id}`) : "";
export const itemName = (id: string): string => form(`item-${id}`, "cap") || say(`item-${id}`);
export const trapName = (id: string): string => say(`trap-${id}`);
export const tileName = (info: GameInfo | null, id: string): string =>
  say(info?.words["tile"]?.[Number(id.slice(1)) - 1] ?? "face-down-tile");
/** What a thing does; these words come after the table. */
export const textOf = (key: string): string => (complete() ? form(key, "text") : "");
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A thing that lies on a corridor. */
export function thingName(thing: string): string {
  if (thing === "key") return say("thing-key");
  return thing.startsWith("I") ? itemName(thing) : say(`token-${thing}`);
}

/** What lies and stands on a corridor, as a list of words. */
export function contents(view: TableView, node: string, seats: readonly { name: string }[]): string[] {
  const trap = view.traps.find((one) => one.node === node);
  return [
    ...(view.golem === node ? [say("the-golem")] : []),
    ...view.players.flatMap((player, seat) =>
      player.node === node && player.character
        ? [`${characterName(player.character)} (${seats[seat]?.name ?? ""})`]
        : [],
    ),
    ...(trap
      ? [
          trap.face_down
            ? trap.trap
              ? say("trap-known", { trap: trapName(trap.trap) })
              : say("trap-hidden")
            : say("trap-open", { trap: trapName(trap.trap) }),
        ]
      : []),
    ...view.things
      .filter((thing) => thing.node === node)
      .map((thing) =>
        thing.dropped_by >= 0
          ? say("key-dropped-by", { player: seats[thing.dropped_by]?.name ?? "" })
          : thingName(thing.thing),
      ),
  ];
}
