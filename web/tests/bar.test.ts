import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule } from "../src/lib/game";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { wire } from "../src/lib/wire";
import BarAtTable from "./BarAtTable.svelte";
import { choice, line, question, said, state } from "./made";

vi.mock("../src/lib/connection", () => ({
  Connection: class {
    ask = () => null;
  },
}));

const module = { main: () => null, Icon: () => ({}) } as unknown as GameModule;
const opened = vi.fn();
let table: Table;
let bar: Record<string, unknown>;

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string): string | undefined => all(selector)[0]?.textContent?.trim();

function click(selector: string): void {
  const [button] = all(selector);
  if (!button) throw new Error(selector);
  button.click();
  flushSync();
}

beforeEach(() => {
  settings.pace = "once";
  opened.mockReset();
  table = new Table("t");
  table.setGame(null, module);
  bar = mount(BarAtTable, { target: document.body, props: { table, onopen: opened } });
});
afterEach(async () => {
  await unmount(bar);
});

const rest = choice(4, { place: "button:rest" });
const end = choice(5, { place: "button:end", role: "end-turn", loses: said("points-lost") });

function ask(): void {
  table.feed.receive(state(1, { question: question(choice(0), rest, end), log: [line(1)] }));
  flushSync();
}

test("the bar says what is asked and what happened, with a button for each choice that has no place", () => {
  ask();
  expect(text(".question")).toBe("asked");
  expect(text(".detail")).toBe("line-1");
  expect(all("[data-choice]").map((button) => button.dataset["choice"])).toEqual(["4", "5"]);
});

test("without a question the bar says for whom the table waits, and offers no hint", () => {
  table.feed.receive(state(1, { waiting: [1] }));
  flushSync();
  expect(text(".question")).toBe("waiting-for");
  expect(all("[data-hint]")).toEqual([]);
});

test("a button makes its choice; one that would lose something asks again", () => {
  const send = vi.spyOn(wire, "choose").mockResolvedValue(state(2));
  ask();
  click('[data-choice="5"]');
  expect(send).not.toHaveBeenCalled();
  expect(text(".question")).toBe("points-lost");
  click("[data-back]");
  expect(text(".question")).toBe("asked");
  click('[data-choice="4"]');
  expect(send).toHaveBeenCalledWith("t", 0, 1, 4, expect.any(String));
});

test("the tools open the rule and the keys, and an undo that is not possible says why", () => {
  ask();
  click("[data-rule]");
  click(".keys");
  expect(opened.mock.calls).toEqual([["PRZ-003"], ["keys"]]);
  click("[data-undo]");
  expect(table.cards.shown?.text).toBe("nothing-to-undo");
});
