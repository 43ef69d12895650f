import { expect, test } from "vitest";
import { concerning, joined, latest, newsInWords, sinceLastTurn, turns } from "../src/lib/turns";
import { line, said } from "./made";

const moved = { event: "moved", phrase: said("moved") };
const names = (seat: number): { phrase: ReturnType<typeof said> } => ({
  phrase: said("robbed", ["player", "player", seat]),
});

test("equal lines one after another are one line that happened several times", () => {
  const found = joined([line(1, moved), line(2, moved), line(3), line(4, moved)]);
  expect(found.map(({ line: { moment }, times }) => [moment, times])).toEqual([
    [2, 2],
    [3, 1],
    [4, 1],
  ]);
});

test("the line that begins a turn is said by its heading", () => {
  expect(joined([line(1, { event: "turn-started" })])).toEqual([]);
});

test("lines belong to turns, and a new round stands between them", () => {
  const log = [
    line(1),
    line(2),
    line(3, { turn: 2, turn_seat: 1 }),
    line(4, { turn: 2, event: "round-started" }),
    line(5, { turn: 2, turn_seat: 1 }),
  ];
  expect(turns(log).map((turn) => [turn.seat, turn.lines.map((one) => one.line.moment)])).toEqual([
    [0, [1, 2]],
    [1, [3]],
    [-1, [4]],
    [1, [5]],
  ]);
});

test("the newest turns come first and whole, until there are enough lines", () => {
  const all = turns([line(1), line(2, { turn: 2 }), line(3, { turn: 2 }), line(4, { turn: 3 })]);
  expect(latest(all, 2).map((turn) => turn.lines.length)).toEqual([1, 2]);
  expect(latest(all, 99)).toHaveLength(3);
});

const log = [line(1), line(2, { turn_seat: 1 }), line(3, { turn_seat: 1, ...names(0) }), line(4)];

test("news is what happened between a player's last turn and the present one", () => {
  expect(sinceLastTurn(log, 0).map((one) => one.moment)).toEqual([2, 3]);
  expect(sinceLastTurn(log.slice(0, 3), 0).map((one) => one.moment)).toEqual([2, 3]);
  expect(sinceLastTurn(log.slice(1), 0)).toEqual([]);
});

test("only lines that name a player concern them, and dice do not", () => {
  const lines = [line(1, names(0)), line(2, names(1)), line(3, { event: "rolled", ...names(0) })];
  expect(concerning(lines, 0).map((one) => one.line.moment)).toEqual([1]);
});

test("news is told until something happens in the new turn", () => {
  const table = { log: log.slice(0, 3), state: { turn: 0 }, say: (phrase: { key: string }) => phrase.key };
  expect(newsInWords(table, 0)).toBe("since-last-turn: robbed");
  expect(newsInWords({ ...table, log }, 0)).toBe("");
  expect(newsInWords({ ...table, state: { turn: 1 } }, 0)).toBe("");
});
