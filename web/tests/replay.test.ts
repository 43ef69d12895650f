import { expect, test } from "vitest";
import { Kept } from "../src/lib/replay/moments";
import { decision, stretches, toldAt, turn } from "../src/lib/replay/steps";
import type { Moment, Past } from "../src/lib/types";
import { line, said } from "./made";

/** A moment by its number and seat; "|" after the seat ends a turn. */
function moments(...seats: string[]): Moment[] {
  let round = 0;
  return seats.map((written, index) => {
    const seat = Number(written.replace("|", ""));
    const found: Moment = {
      moment: index + 1,
      seat,
      turn: round,
      turn_seat: round % 2,
      words: seat < 0 ? null : said("moved"),
      told: true,
      reader: -1,
      place: "",
      marks: written.endsWith("|") ? ["turn"] : [],
    };
    if (written.endsWith("|")) round += 1;
    return found;
  });
}

const GAME = moments("-1", "0", "-1", "-1", "0|", "1", "1|", "0");
const speaker = { say: ({ key }: { key: string }) => key, name: (seat: number) => `seat ${seat}` };

test("steps stop where somebody decides, on the way on and on the way back", () => {
  const on = [0];
  while ((on.at(-1) ?? 0) < 8) on.push(decision(GAME, on.at(-1) ?? 0, 1));
  expect(on).toEqual([0, 1, 4, 5, 6, 7, 8]);
  const back = [8];
  while ((back.at(-1) ?? 0) > 0) back.push(decision(GAME, back.at(-1) ?? 0, -1));
  expect(back.toReversed()).toEqual(on);
});

test("turns begin where another has ended", () => {
  expect([0, 3, 5, 7].map((from) => turn(GAME, from, 1))).toEqual([5, 5, 7, 8]);
  expect([8, 7, 6, 5, 4].map((from) => turn(GAME, from, -1))).toEqual([7, 5, 5, 0, 0]);
  expect(stretches(GAME).map(({ from, seat, moments: found }) => [from, seat, found.length])).toEqual([
    [0, 0, 5],
    [5, 1, 2],
    [7, 0, 1],
  ]);
});

test("a moment tells of the last decision; what is secret tells only who decided", () => {
  expect(toldAt(GAME, 0, speaker)).toBe("replay-beginning");
  expect(toldAt(GAME, 4, speaker)).toBe("moved");
  const secret = [{ ...GAME[1], words: null } as Moment];
  expect(toldAt(secret, 1, speaker)).toBe("replay-secret");
});

test("moments are asked for once, and the log of each ends with it", async () => {
  const asked: [number, number][] = [];
  const kept = new Kept((moment, _eyes, since) => {
    asked.push([moment, since]);
    const log = [1, 2, 3, 4, 5].filter((one) => one > since && one <= moment).map((one) => line(one));
    return Promise.resolve({ moment, log, thoughts: [] } as unknown as Past);
  });
  const log = async (moment: number): Promise<number[]> => (await kept.at(moment, "0")).log.map((one) => one.moment);
  expect(await log(3)).toEqual([1, 2, 3]);
  expect(await log(1)).toEqual([1]);
  expect(await Promise.all([log(5), log(5)])).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ]);
  expect(await log(3)).toEqual([1, 2, 3]);
  expect(asked).toEqual([
    [3, -1],
    [1, 1],
    [5, 3],
  ]);
  kept.forget();
  expect(await log(2)).toEqual([1, 2]);
  expect(asked.at(-1)).toEqual([2, -1]);
});
