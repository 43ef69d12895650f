/** For showing only: what is added to a test, from where, and the chance of success. The rules add it up. */
import type { TableView } from "../../generated/labyrinth";
import eventFile from "../../../../src/dolmen/games/labyrinth/data/events.toml";
import itemFile from "../../../../src/dolmen/games/labyrinth/data/items.toml";
import { byId, CHARACTERS, NUMBERS, TRAPS, type Effect } from "./components";

interface Source {
  id: string;
  effects?: Effect[];
}
const ITEMS = byId(itemFile["item"] as Source[]);
const EVENTS = byId(eventFile["event"] as Source[]);

export interface Modifier {
  source: string;
  amount: number;
}

/** In how many of 36 rolls of two dice each sum comes. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** The chance that two dice show at least a number. */
export function chance(need: number): number {
  return WAYS.reduce((sum, ways, total) => (total >= need ? sum + ways : sum), 0) / 36;
}

/** The chance to win a combat; a tie is rolled again. */
export function duel(own: number, theirs: number): number {
  let won = 0;
  let lost = 0;
  WAYS.forEach((ways, mine) =>
    WAYS.forEach((others, other) => {
      if (mine + own > other + theirs) won += ways * others;
      else if (mine + own < other + theirs) lost += ways * others;
    }),
  );
  return won / (won + lost);
}

/** The chance to beat a total that stands already with one more roll. */
export function beat(own: number, total: number): number {
  const ties = WAYS[total - own] ?? 0;
  return chance(total - own + 1) + (ties / 36) * 0.5;
}

function times(view: TableView, seat: number, effect: Effect, other: number, attacking: boolean): number {
  const player = view.players[seat];
  switch (effect.when) {
    case "attacking":
      return attacking ? 1 : 0;
    case "defending":
      return attacking ? 0 : 1;
    case "against_key":
      return (view.players[other]?.keys ?? 0) > 0 ? 1 : 0;
    case "on_key_or_centre":
      return player && /^[KC]/.test(player.node) ? 1 : 0;
    case "per_item":
      return player?.items.length ?? 0;
    case "per_sacrifice":
      return view.players.reduce((sum, one) => sum + one.sacrifices, 0);
    default:
      return 1;
  }
}

/** Everything that is added to a roll of a test; in a combat against `other`. */
export function modifiers(view: TableView, seat: number, test: string, other = -1, attacking = false): Modifier[] {
  const player = view.players[seat];
  if (!player) return [];
  const found: Modifier[] = [];
  const add = (source: string, effects: Effect[] | undefined): void => {
    for (const effect of effects ?? []) {
      const amount = effect.effect === test ? effect.amount * times(view, seat, effect, other, attacking) : 0;
      if (amount) found.push({ source, amount });
    }
  };
  const event = EVENTS.get(view.event);
  const silent = event?.effects?.some((effect) => effect.effect === "silence") ?? false;
  if (!silent)
    for (const ability of CHARACTERS.get(player.character)?.ability ?? [])
      add(`ability-${ability.id}`, ability.effects);
  for (const item of player.items) add(`item-${item}`, ITEMS.get(item)?.effects);
  if (event) add(`event-${event.id}`, event.effects);
  if (player.curses) found.push({ source: "modifier-curses", amount: -player.curses });
  return found;
}

export const sum = (list: readonly Modifier[]): number => list.reduce((total, one) => total + one.amount, 0);

export function has(view: TableView, seat: number, effect: string): boolean {
  const character = CHARACTERS.get(view.players[seat]?.character ?? "");
  const silent = EVENTS.get(view.event)?.effects?.some((one) => one.effect === "silence") ?? false;
  return (
    !silent && (character?.ability.some((ability) => ability.effects?.some((one) => one.effect === effect)) ?? false)
  );
}

/** The chance of one roll against a trap. */
export function trapChance(view: TableView, seat: number, trap: string): number {
  return chance((TRAPS.get(trap)?.difficulty ?? 0) - sum(modifiers(view, seat, "trap")));
}

export const percent = (value: number): number => Math.round(value * 100);

/** The chance to win a combat that one starts, in percent. */
export const fightChance = (view: TableView, me: number, other: number): number =>
  percent(duel(sum(modifiers(view, me, "combat", other, true)), sum(modifiers(view, other, "combat", me, false))));

/** The chance of a risky jump, in percent. */
export const jumpChance = (view: TableView, me: number): number =>
  has(view, me, "levitation") ? 100 : percent(chance((NUMBERS["jump"] ?? 8) - sum(modifiers(view, me, "jump"))));
