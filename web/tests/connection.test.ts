import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Link } from "../src/lib/connection";
import type { Choice, ChoiceMessage, TableState } from "../src/lib/types";
import { CallRefused, wire } from "../src/lib/wire";
import { choice, question, state } from "./made";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let connection: Connection;
let received: number[];
let links: Link[];
let asked: number[][];
let states: TableState[];
const click: ChoiceMessage = { type: "choose", seat: 0, moment: 1, choice: 3, client: "c1", page: "p1" };

async function opened(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(0);
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("no socket was opened");
  socket.open();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(wire, "table").mockImplementation(() => Promise.resolve(state(1)));
  FakeSocket.all = [];
  received = [];
  links = [];
  asked = [];
  states = [];
  connection = new Connection("t", {
    moment: () => received.at(-1) ?? -1,
    receive: (one: TableState) => {
      received.push(one.moment);
      states.push(one);
      if (one.question) asked.push(one.question.choices.map((made) => made.choice));
    },
    said: () => undefined,
    online: () => undefined,
    thinking: () => undefined,
    thought: () => undefined,
    link: (link) => links.push(link),
    missing: () => undefined,
  });
});
afterEach(() => {
  connection.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("before the socket is open, nothing is sent over it", () => {
  expect(connection.ask(click)).toBeNull();
});

test("a click is answered by the state that names it, and other states are news", async () => {
  const socket = await opened();
  const answer = connection.ask(click);
  expect(socket.sent).toEqual([JSON.stringify(click)]);
  socket.hear({ type: "state", answers: [], first: 0, choices: [], state: state(2) });
  socket.hear({ type: "state", answers: ["c1"], first: 0, choices: [], state: state(3) });
  expect((await answer)?.moment).toBe(3);
  expect(received).toEqual([1, 2]);
});

test("a refused click fails with what the server says", async () => {
  const socket = await opened();
  const answer = connection.ask(click);
  const failure = { error: "stale", phrase: null, rule: "", state: state(5), detail: "", reason: "", until: null };
  socket.hear({ type: "refused", client: "c1", status: 409, failure });
  const error: unknown = await answer?.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(CallRefused);
  expect([(error as CallRefused).status, (error as CallRefused).failure.error]).toEqual([409, "stale"]);
});

test("when the socket closes before the answer, the click fails and may be sent again", async () => {
  const socket = await opened();
  const answer = connection.ask(click);
  socket.close();
  await expect(answer).rejects.toThrow("closed");
  expect(connection.ask(click)).toBeNull();
});

test("a socket that does not answer is given up and opened anew", async () => {
  await opened();
  const answer = connection.ask(click);
  const failed = expect(answer).rejects.toThrow("closed");
  await vi.advanceTimersByTimeAsync(8000);
  await failed;
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("choices that were sent before come as numbers", async () => {
  const socket = await opened();
  const hear = (moment: number, first: number, choices: number[], ...sent: Choice[]): void =>
    socket.hear({ type: "state", answers: [], first, choices, state: state(moment, { question: question(...sent) }) });
  hear(2, 0, [0, 1], choice(7), choice(8));
  hear(3, 2, [1, 2], choice(9));
  hear(4, 0, [0], choice(5));
  expect(asked).toEqual([[7, 8], [8, 9], [5]]);
});

test("after the first state on a socket only what has changed is sent", async () => {
  const socket = await opened();
  const patch = { type: "patch", answers: [], first: 0, choices: [], question: null, log: [], view: {}, state: {} };
  // Without a first state there is nothing to change.
  socket.hear({ ...patch, state: { moment: 9 } });
  const first = state(2, { view: { round: 1, supply: [3, 4] }, question: question(choice(7), choice(8)), turn: 1 });
  socket.hear({ type: "state", answers: [], first: 0, choices: [0, 1], state: first });
  socket.hear({ ...patch, view: { supply: [3] }, state: { moment: 3, waiting: [1] } });
  socket.hear({ ...patch, first: 2, choices: [2, 0], question: question(choice(9)), state: { moment: 4 } });
  const told = states.slice(1);
  expect(told.map((one) => [one.moment, one.view, one.turn, one.waiting])).toEqual([
    [2, { round: 1, supply: [3, 4] }, 1, first.waiting],
    [3, { round: 1, supply: [3] }, 1, [1]],
    [4, { round: 1, supply: [3] }, 1, [1]],
  ]);
  expect(told.map((one) => one.question?.choices.map((made) => made.choice) ?? null)).toEqual([[7, 8], null, [9, 7]]);
});
