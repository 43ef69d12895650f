/** Whole journals that were really played are checked by tests/web/test_verify.py. */
import { expect, test } from "vitest";
import { verify } from "../src/lib/verify";

const SECRET = "00ff10";
const WORDS = ["tree", "stone"];
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const hex = (data: ArrayBuffer): string =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");
const sha = async (text: string): Promise<string> => hex(await crypto.subtle.digest("SHA-256", bytes(text)));

/** The number that the browser's own cryptography draws. */
async function drawn(key: string, sides: number): Promise<number> {
  const secret = new Uint8Array([0x00, 0xff, 0x10]);
  const signing = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = await crypto.subtle.sign("HMAC", signing, bytes(JSON.stringify(["dolmen/draw/1", WORDS, key])));
  return Number(BigInt(`0x${hex(signed)}`) % BigInt(sides));
}

async function journal(
  change: (die: number) => number = (die) => die,
): Promise<{ lines: string[]; published: string }> {
  const published = await sha(`dolmen/commitment/1\nt\n${SECRET}`);
  const told = [
    { table: "t", words: WORDS, commitment: published },
    { key: "die/1", weights: [1, 1, 1, 1, 1, 1], choice: change(await drawn("die/1", 6)) },
    { secret: SECRET },
  ];
  const lines: string[] = [];
  for (const one of told) {
    const last = lines.at(-1);
    lines.push(JSON.stringify(last === undefined ? one : { ...one, prev: await sha(last) }));
  }
  return { lines, published };
}

test("an honest journal has no faults", async () => {
  const { lines, published } = await journal();
  expect(verify(`${lines.join("\n")}\n`, published)).toEqual({ lines: 3, draws: 1, earlier: 0, faults: [] });
});

test("a die that shows something else than the secret says is found", async () => {
  const { lines, published } = await journal((die) => (die + 1) % 6);
  expect(verify(lines.join("\n"), published).faults).toEqual([{ line: 2, key: "proof-draw" }]);
});

test("a changed line breaks the chain at the next one", async () => {
  const { lines, published } = await journal();
  const changed = lines.map((line, index) => (index === 1 ? line.replace("{", '{"more":1,') : line));
  expect(verify(changed.join("\n"), published).faults).toEqual([{ line: 3, key: "proof-chain" }]);
});

test("a secret that the commitment does not fit is found, also one that is not even hexadecimal", async () => {
  const { lines, published } = await journal();
  expect(verify(lines.join("\n"), "another").faults[0]).toEqual({ line: 1, key: "proof-commitment" });
  const changed = lines.map((line) => line.replace(SECRET, "no hex"));
  expect(verify(changed.join("\n"), published).faults).toContainEqual({ line: 1, key: "proof-commitment" });
});
