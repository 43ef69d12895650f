/** The dice that are on the table, read from the log: everybody sees the same. */
import type { LogLine } from "../../lib/types";
import { CHARACTERS, NUMBERS, TRAPS } from "./components";

/** Kinds of tests, as the rules number them. */
export const TESTS = ["combat", "trap", "jump", "golem", "hellfire", "portal", "theft", "dodge"];
const ABILITY_TESTS: Record<string, string> = { hellfire: "C05a", portal: "C13a", theft: "C12b", dodge: "C12d" };

/** The number that a test needs, where it is printed; a trap's is on the trap. */
export function printedNeed(test: string, trap: string): number {
  if (test === "trap") return TRAPS.get(trap)?.difficulty ?? 0;
  if (test === "jump" || test === "golem") return NUMBERS[test] ?? 0;
  const ability = ABILITY_TESTS[test] ?? "";
  return CHARACTERS.get(ability.slice(0, 3))?.ability.find((one) => one.id === ability)?.difficulty ?? 0;
}

export interface Roll {
  seat: number;
  test: string;
  dice: [number, number];
  bonus: number;
  total: number;
}
export interface DiceTest {
  kind: "combat" | "test";
  /** Who rolls: attacker and defender, or the one who is tested. */
  seats: number[];
  test: string;
  trap: string;
  rolls: Roll[];
  furious: number[];
  faithful: number[];
  winner: number;
  outcome: LogLine[];
}

const FOLLOWS = new Set([
  "lives-lost",
  "dazed",
  "died",
  "key-dropped",
  "item-dropped",
  "trophy-key",
  "trophy-item",
  "respawned",
  "sent-home",
  "pushed",
  "carried",
  "jumped",
  "fell",
  "trap-avoided",
  "trap-failed",
  "trap-ignored",
  "golem-ignored",
  "test-passed",
  "combat-won",
  "combat-cancelled",
  "dazed-loses",
  "rent",
  "parried",
  "armour-used",
  "burnt",
  "healed",
  "item-returned",
  "crystal-darkened",
  "item-stolen",
  "key-stolen",
  "theft-failed",
  "travelled",
]);
const AMONG = new Set([
  "rolled",
  "rolled-less",
  "crystal-used",
  "crystal-spent",
  "test-forced",
  "faith-used",
  "fury-used",
  "combat-tied",
  "life-paid",
  "turn-started",
  "trap-revealed",
  "by-ability",
  "by-item",
  "by-event",
  "by-curses",
  "token-taken-back",
]);

function number(line: LogLine, name: string): number {
  const value = line.phrase.values.find(([key]) => key === name)?.[2];
  return typeof value === "number" ? value : -1;
}

/** The last test or combat, as long as nothing else has happened since. */
export function diceTestOf(log: readonly LogLine[]): DiceTest | null {
  let first = log.length;
  let found = false;
  for (let index = log.length - 1; index >= 0; index--) {
    const { event } = log[index] as LogLine;
    if (event === "combat-started") {
      first = index;
      found = true;
      break;
    }
    if (!FOLLOWS.has(event) && !AMONG.has(event)) break;
    if (event === "rolled" || event === "rolled-less") {
      first = index;
      found = true;
    } else if (event === "trap-revealed" && found) first = index;
    else if (FOLLOWS.has(event) && found) break;
  }
  return found ? read(log.slice(first), trapBefore(log, first)) : null;
}

function trapBefore(log: readonly LogLine[], at: number): number {
  const line = log.slice(Math.max(0, at - 6), at + 1).findLast((one) => one.event === "trap-revealed");
  return line ? number(line, "trap") : -1;
}

function read(lines: readonly LogLine[], trap: number): DiceTest {
  const found: DiceTest = {
    kind: "test",
    seats: [],
    test: "",
    trap: "",
    rolls: [],
    furious: [],
    faithful: [],
    winner: -1,
    outcome: [],
  };
  for (const line of lines) {
    const { event } = line;
    if (event === "combat-started")
      Object.assign(found, { kind: "combat", test: "combat", seats: [number(line, "player"), number(line, "other")] });
    else if (event === "rolled" || event === "rolled-less") addRoll(found, line);
    else if (event === "fury-used") found.furious.push(number(line, "player"));
    else if (event === "faith-used") found.faithful.push(number(line, "player"));
    else if (event === "combat-tied" || event === "crystal-used") found.outcome.push(line);
    else if (event === "trap-revealed") trap = number(line, "trap");
    else if (FOLLOWS.has(event)) found.outcome.push(line);
    if (event === "combat-won") found.winner = number(line, "player");
  }
  const failed = lines.find((line) => line.event === "trap-failed" || line.event === "trap-avoided");
  const kind = failed ? number(failed, "trap") : trap;
  if (found.test === "trap" && kind >= 0) found.trap = `P${String(kind + 1).padStart(2, "0")}`;
  return found;
}

function addRoll(found: DiceTest, line: LogLine): void {
  const bonus = number(line, "bonus") * (line.event === "rolled-less" ? -1 : 1);
  const roll: Roll = {
    seat: number(line, "player"),
    test: TESTS[number(line, "test")] ?? "",
    dice: [number(line, "first"), number(line, "second")],
    bonus,
    total: number(line, "total"),
  };
  if (roll.test === "combat") {
    found.rolls = [...found.rolls.filter((old) => old.seat !== roll.seat || old.test !== "combat"), roll];
    return;
  }
  if (found.kind === "combat") return;
  if (found.test !== roll.test || !found.seats.includes(roll.seat)) found.rolls = [];
  found.test = roll.test;
  found.seats = [roll.seat];
  found.rolls = [...found.rolls, roll];
}
