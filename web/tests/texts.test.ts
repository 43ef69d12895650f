import sources from "virtual:texts";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const names = Object.keys(sources).filter((name) => /^\w+\/[\w-]+$/.test(name));
const words = async (name: string): Promise<string> => (await sources[name]?.())?.default ?? "";
/** The keys that some words have, whether or not they can be read. */
const keysIn = (source: string): string[] => [...source.matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? "");
/** The keys of those that can be read. */
const read = (source: string): string[] => new FluentResource(source).body.map(({ id }) => id);

test("every game has words in both languages", () => {
  expect(names.length).toBe(8);
});

test.each(Object.keys(sources))("all words can be read: %s", async (name) => {
  const source = await words(name);
  const found = new Set(read(source));
  expect(keysIn(source).filter((key) => !found.has(key))).toEqual([]);
});

test.each(names)("reasons come late: %s", async (name) => {
  const reasons = async (of: string): Promise<string[]> => keysIn(await words(of)).filter((key) => /^why-/.test(key));
  expect(await reasons(name)).toEqual([]);
  expect((await reasons(`${name}/later`)).length).toBeGreaterThan(3);
});

test.each(["pl", "en"])("the words of puzzles come late to a table, and at once elsewhere: %s", async (language) => {
  const there = async (of: string): Promise<boolean> => read(await words(`${language}/${of}`)).includes("puzzle-find");
  expect([await there(""), await there("rune-stones"), await there("rune-stones/later")]).toEqual([true, false, true]);
});
