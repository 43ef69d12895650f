import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sending } from "../src/lib/sending.svelte";
import type { Failure, TableState } from "../src/lib/types";
import { CallRefused } from "../src/lib/wire";
import { said, state } from "./made";

let received: number[];
let sending: Sending;

beforeEach(() => {
  vi.useFakeTimers();
  received = [];
  const feed = { newest: 5, receiveOwn: (one: TableState) => received.push(one.moment) };
  sending = new Sending(feed, (phrase) => `in words: ${phrase.key}`);
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = (status: number, more: Partial<Failure> = {}): CallRefused =>
  new CallRefused(status, { error: "e", phrase: null, rule: "", state: null, detail: "", reason: "", until: null, ...more });
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
