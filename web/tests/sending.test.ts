import { afterEach, beforeEach, expect, test, vi, type Mock } from "vitest";
import { Sending } from "../src/lib/sending.svelte";
import type { ChoiceMessage, Failure, TableState, UndoMessage } from "../src/lib/types";
import { CallRefused } from "../src/lib/wire";
import { said, state } from "./made";

let received: number[];
let sending: Sending;
let calls: Record<"choose" | "undo", Mock<() => Promise<TableState>>>;
/** The socket, where it is open. */
let over: ((click: ChoiceMessage | UndoMessage) => Promise<TableState>) | null;

beforeEach(() => {
  vi.useFakeTimers();
  received = [];
  over = null;
  calls = { choose: vi.fn(() => Promise.resolve(state(6))), undo: vi.fn(() => Promise.resolve(state(4))) };
  sending = new Sending({
    id: "t",
    calls,
    feed: {
      newest: 5,
      receiveOwn: (one: TableState) => received.push(one.moment),
      ask: (click) => over?.(click) ?? null,
    },
    say: (phrase) => `in words: ${phrase.key}`,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = (status: number, more: Partial<Failure> = {}): CallRefused =>
  new CallRefused(status, {
    error: "e",
    phrase: null,
    rule: "",
    state: null,
    detail: "",
    reason: "",
    until: null,
    ...more,
  });
const failing = (error: Error): Promise<string> => sending.send(() => Promise.reject(error), false);

test("the answer is shown, and the table is busy until it comes", async () => {
  const sent = sending.send(() => Promise.resolve(state(6)), false);
  expect(sending.busy).toBe(true);
  expect(await sent).toBe("");
  expect([sending.busy, received]).toEqual([false, [6]]);
});

test("an answer that is older than what is known is not shown, unless going back was meant", async () => {
  await sending.send(() => Promise.resolve(state(4)), false);
  expect(received).toEqual([]);
  await sending.send(() => Promise.resolve(state(4)), true);
  expect(received).toEqual([4]);
});

test("a call that the network lost is sent once more, under the same id", async () => {
  const clients: string[] = [];
  const sent = sending.send((client) => {
    clients.push(client);
    return clients.length > 1 ? Promise.resolve(state(6)) : Promise.reject(new TypeError("network"));
  }, false);
  await vi.runAllTimersAsync();
  expect(await sent).toBe("");
  expect(clients).toHaveLength(2);
  expect(clients[0]).toBe(clients[1]);
  expect(received).toEqual([6]);
});

test("when the network stays away, the reader is told", async () => {
  const sent = failing(new TypeError("network"));
  await vi.runAllTimersAsync();
  expect(await sent).toBe("call-failed");
  expect(sending.busy).toBe(false);
});

test("a refusal is not sent again, and says why", async () => {
  const call = vi.fn(() => Promise.reject(refused(422, { phrase: said("too-dear") })));
  expect(await sending.send(call, false)).toBe("in words: too-dear");
  expect(call).toHaveBeenCalledOnce();
  expect(await failing(refused(409))).toBe("stale-click");
  expect(await failing(refused(403))).toBe("not-now");
  expect(await failing(refused(500))).toBe("call-failed");
});

test("a refusal that brings the present state shows it", async () => {
  await failing(refused(409, { state: state(7) }));
  expect(received).toEqual([7]);
});

test("clicks go over the socket while it is open, and otherwise as calls", async () => {
  const id: unknown = expect.stringMatching(/^[0-9a-f]{24}$/);
  await sending.choose(1, 5, 3);
  expect(calls.choose).toHaveBeenCalledWith("t", 1, 5, 3, id);
  await sending.undo(1, 6);
  expect(calls.undo).toHaveBeenCalledWith("t", 1, 6, id);
  const clicks: unknown[] = [];
  over = (click) => {
    clicks.push(click);
    return Promise.resolve(state(click.type === "undo" ? 2 : 7));
  };
  await sending.choose(1, 5, 3);
  await sending.undo(1, 7);
  expect(clicks).toMatchObject([
    { type: "choose", seat: 1, moment: 5, choice: 3, client: id },
    { type: "undo", seat: 1, moment: 7, client: id },
  ]);
  expect([calls.choose.mock.calls.length, calls.undo.mock.calls.length]).toEqual([1, 1]);
  expect(received).toEqual([6, 4, 7, 2]);
});
