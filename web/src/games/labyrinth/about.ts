/** What things are and do, in words: for hover, focus, a long press and the small i. */
import type { TableView } from "../../generated/labyrinth";
import type { About } from "../../lib/game";
import { form, has as hasText, say } from "../../lib/texts.svelte";
import type { Question } from "../../lib/types";
import { NUMBERS } from "./components";
import { doorsOf, leads, openTowards, tileLines } from "./exits";
import { cellOf } from "./hexes";
import { selection } from "./selection.svelte";
import { partnerOf, tilesOf } from "./maze";
import { capital, cellNameOf, characterName, itemName, nodeName, textOf, thingName, trapName } from "./names";
import { chance, fightChance, has, jumpChance, modifiers, percent, sum, trapChance } from "./odds";

/** The ability that says what a token does. */
const TOKENS: Record<string, string> = {
  hellfire: "C05a",
  portal: "C13a",
  tornado: "C09a",
  seal: "C14a",
  curse: "C11a",
  sacrifice: "C08a",
  faith: "C04a",
  armour: "C15a",
};
const named = (name: string, text: string): string => say("about-line", { name: capital(name), text });

export const aboutItem = (item: string): About => ({ title: itemName(item), lines: [textOf(`item-${item}`)] });
export const aboutTrap = (trap: string): About => ({
  title: trapName(trap),
  lines: [textOf(`trap-${trap}`), say("about-trap")],
});
export const aboutAbility = (ability: string): About => ({
  title: say(`ability-${ability}`),
  lines: [capital(form(`ability-${ability}`, "cost")), textOf(`ability-${ability}`)],
});
export const aboutEvent = (event: string): About => ({
  title: say(`event-${event}`),
  lines: [
    say("event-once", { text: form(`event-${event}`, "once") }),
    say("event-lasting", { text: form(`event-${event}`, "lasting") }),
  ],
  rule: "LAB-116",
});
export const aboutPool = (pool: string): About => ({ title: say(`pool-${pool}`), lines: [say(`about-pool-${pool}`)] });

function aboutThing(thing: string): string {
  if (thing === "key") return named(say("thing-key"), say("about-key"));
  return named(thingName(thing), textOf(thing.startsWith("I") ? `item-${thing}` : `ability-${TOKENS[thing] ?? ""}`));
}

function dangers(view: TableView, node: string): string[] {
  const me = selection.reader;
  const found: string[] = [];
  const trap = view.traps.find((one) => one.node === node);
  if (trap) found.push(trap.trap ? named(trapName(trap.trap), textOf(`trap-${trap.trap}`)) : say("about-trap-hidden"));
  if (trap?.trap && me >= 0) found.push(say("danger-trap", { chance: percent(trapChance(view, me, trap.trap)) }));
  if (view.golem === node) found.push(named(say("the-golem"), say("about-golem")));
  if (me < 0) return found;
  if (view.golem === node && !has(view, me, "golem_bond"))
    found.push(
      say("danger-golem", {
        need: NUMBERS["golem"] ?? 12,
        chance: percent(chance((NUMBERS["golem"] ?? 12) - sum(modifiers(view, me, "golem")))),
      }),
    );
  if (partnerOf(view, view.players[me]?.node ?? "") === node && !has(view, me, "levitation"))
    found.push(say("danger-jump", { need: NUMBERS["jump"] ?? 8, chance: jumpChance(view, me) }));
  view.players.forEach((player, seat) => {
    if (seat !== me && player.node === node && player.character)
      found.push(say("danger-fight", { player: characterName(player.character), chance: fightChance(view, me, seat) }));
  });
  return found;
}

function aboutNode(view: TableView, node: string): About {
  const tiles = tilesOf(view);
  const cell = cellOf(node, view.centre);
  const corridor = tiles.find((tile) => tile.cell === cell)?.corridors.find((one) => one.node === node);
  const kind = /^[CKS]/.exec(node)?.[0] ?? "";
  return {
    title: capital(nodeName(node)),
    lines: [
      ...(kind ? [say(`about-node-${kind}`)] : []),
      ...(corridor && cell ? [capital(leads(view, doorsOf(tiles), cell, corridor))] : []),
      ...view.players.flatMap((player, seat) =>
        player.node === node && player.character ? [statsLine(view, seat)] : [],
      ),
      ...dangers(view, node),
      ...view.things.filter((thing) => thing.node === node).map((thing) => aboutThing(thing.thing)),
    ],
  };
}

function statsLine(view: TableView, seat: number): string {
  const player = view.players[seat];
  if (!player) return "";
  return say("about-player", {
    character: characterName(player.character),
    lives: player.lives + (player.heart ? 1 : 0),
    keys: player.keys,
    daze: player.daze,
  });
}

/** A player's counters, each with what it means. */
export function aboutPlayer(view: TableView, seat: number): About {
  const player = view.players[seat];
  if (!player) return { title: "", lines: [] };
  const lines = [
    say("about-lives", { count: player.lives + (player.heart ? 1 : 0) }),
    say("about-crystals", { active: player.active, count: player.crystals }),
    ...(player.keys ? [say("about-keys", { count: player.keys })] : []),
    ...(player.daze ? [say("about-daze", { count: player.daze })] : []),
    ...(player.curses ? [say("about-curses", { count: player.curses })] : []),
    ...(player.sacrifices ? [say("about-sacrifices", { count: player.sacrifices })] : []),
    ...player.items.map(aboutThing),
  ];
  return { title: characterName(player.character), lines };
}

function aboutCell(view: TableView, cell: string): About {
  const tile = view.tiles.find((one) => one.cell === cell);
  if (!tile)
    return {
      title: capital(cellNameOf(cell)),
      lines: [say("about-empty-cell"), openTowards(doorsOf(tilesOf(view)), cell)].filter(Boolean),
      rule: "LAB-036",
    };
  if (!tile.face_down) return { title: capital(cellNameOf(cell)), lines: tileLines(tile.tile, tile.rotation) };
  return {
    title: capital(cellNameOf(cell)),
    lines: [say("about-face-down"), openTowards(doorsOf(tilesOf(view)), cell)],
    rule: "LAB-173",
  };
}

export { fightChance, jumpChance } from "./odds";

export function about(place: string, value: unknown): About | null {
  const view = value as TableView;
  const [kind, name = ""] = place.split(":");
  if (kind === "node") return aboutNode(view, name);
  if (kind === "cell") return aboutCell(view, name);
  if (kind === "seat") return aboutPlayer(view, Number(name));
  return place === "golem-back"
    ? { title: say("golem-back-title"), lines: [say("about-golem-back")], rule: "LAB-105" }
    : null;
}

/** What a choice does: by the thing at its place, or by the deed. */
export function aboutChoice(question: Question, choice: number): About | null {
  const found = question.choices.find((one) => one.choice === choice);
  if (!found) return null;
  const { name, place } = found;
  const [, kind = "", id = ""] = /(item|trap|ability|tile|token|golem|crystal):([^/]+)/.exec(place) ?? [];
  switch (kind) {
    case "item":
      return aboutItem(id);
    case "trap":
      return aboutTrap(id);
    case "ability":
      return aboutAbility(id);
    case "tile":
      return { title: say("hand-title"), lines: tileLines(id, 0) };
    case "golem":
      return { title: say(`golem-${id}`), lines: [say(`about-golem-${id.replace(/-\d/, "")}`)] };
    case "token":
      return { title: capital(say(`token-${id}`)), lines: [textOf(`ability-${TOKENS[id] ?? ""}`)] };
    case "crystal":
      return { title: say("about-crystal-title"), lines: [say("about-crystal")] };
  }
  if (/^(take-)?key/.test(name))
    return { title: capital(say("thing-key")), lines: [say("about-key")], rule: "LAB-001" };
  const deed = place.startsWith("seat:") ? "attack" : name;
  if (!hasText(`about-do-${deed}`)) return null;
  return {
    title: say(hasText(`short-do-${deed}`) ? `short-do-${deed}` : deed === "attack" ? "duel-title" : `do-${deed}`),
    lines: [say(`about-do-${deed}`)],
  };
}
