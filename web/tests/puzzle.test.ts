import { beforeEach, expect, test, vi } from "vitest";
import { byDifficulty, nextUnsolved, Puzzle } from "../src/lib/puzzle.svelte";
import type { PuzzleInfo, Solution } from "../src/lib/types";
import { settings } from "../src/lib/settings.svelte";
import { choice, question, state } from "./made";

const puzzle = (id: string, difficulty: number, progress: PuzzleInfo["progress"] = ""): PuzzleInfo => ({
  id,
  difficulty,
  progress,
});
const phrase = { key: "move", values: [] };

test("puzzles go from the easiest to the hardest", () => {
  const all = [puzzle("001", 3), puzzle("002", 1), puzzle("003", 3)];
  expect(byDifficulty(all).map((one) => one.id)).toEqual(["002", "001", "003"]);
});

test("the next puzzle is the first after this one that is not solved, and then the easiest", () => {
  const all = [puzzle("001", 3), puzzle("002", 1, "tried"), puzzle("003", 2, "solved"), puzzle("004", 5)];
  expect(nextUnsolved(all)?.id).toBe("002");
  expect(nextUnsolved(all, "002")?.id).toBe("001");
  expect(nextUnsolved(all, "004")?.id).toBe("002");
  expect(nextUnsolved([puzzle("001", 1)], "001")).toBeUndefined();
  expect(nextUnsolved([puzzle("001", 1, "solved"), puzzle("002", 1, "solved")])).toBeUndefined();
});

const posed = state(7, { table: "", question: question(choice(0), choice(1)) });
const solution: Solution = {
  choice: 1,
  move: phrase,
  chance: 60,
  other: phrase,
  other_chance: 40,
  reasons: [],
  after: state(8, { table: "" }),
};
const asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  asked.length = 0;
  document.cookie = "csrftoken=t";
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const body: unknown = request.body ? JSON.parse(request.body as string) : null;
    asked.push({ path, body });
    const right = (body as { choice?: number } | null)?.choice === 1;
    const verdict = { right, move: phrase, chance: 40, best: 60, reasons: [], solution: right ? solution : null };
    const answer = path.endsWith("/solution") ? solution : request.method === "GET" ? posed : verdict;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

async function opened(): Promise<Puzzle> {
  const made = new Puzzle("przepowiednia", "001");
  await vi.waitFor(() => expect(made.table.question).not.toBeNull());
  return made;
}

test("a wrong move leaves the question, a right one shows the table after it", async () => {
  const made = await opened();
  await made.table.choose(0);
  expect(made.verdict?.right).toBe(false);
  expect([made.solution, made.solved, made.table.state?.moment]).toEqual([null, false, 7]);
  await made.table.choose(1);
  expect([made.solved, made.table.state?.moment, made.table.question]).toEqual([true, 8, null]);
  expect(asked.at(-1)?.body).toEqual({ choice: 1, helped: false });
  made.again();
  expect([made.solved, made.table.state?.moment, made.table.question !== null]).toEqual([false, 7, true]);
});

test("somebody who was shown the solution says so", async () => {
  const made = await opened();
  await made.show();
  expect([made.solution?.choice, made.table.hints.shown?.choice, made.table.hints.said]).toEqual([1, 1, null]);
  await made.table.choose(1);
  expect(asked.at(-1)?.body).toEqual({ choice: 1, helped: true });
  expect(made.solved).toBe(true);
});

test("a puzzle never ends the turn by itself", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  settings.endTurn = "auto";
  const made = new Puzzle("przepowiednia", "001");
  made.table.feed.receiveOwn({ ...posed, question: question(choice(0, { role: "end-turn" }), choice(1)) });
  made.table.setGame(null, { main: () => null } as never);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.filter((one) => one.body !== null)).toEqual([]);
  settings.endTurn = "idle";
  vi.useRealTimers();
});
