/** Checks a finished journal in the page: the chain of lines, the commitment, and every answer of chance. See docs/wire.md. */
import { hmacPlain, sha256Plain } from "./sha256";

export interface Proof { lines: number; draws: number; faults: { line: number; key: string }[] }

interface Line {
  table?: string;
  words?: string[];
  commitment?: string;
  key?: string;
  weights?: number[];
  choice?: number;
  secret?: string;
  prev?: string;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;

export async function sha256(text: string): Promise<string> {
  const data = encode(text);
  return hex(subtle ? new Uint8Array(await subtle.digest("SHA-256", data)) : sha256Plain(data));
}

async function hmac(secret: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> {
  if (!subtle) return hmacPlain(secret, encode(text));
  const key = await subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await subtle.sign("HMAC", key, encode(text)));
}

/** The outcome in whose share of the weights the number lies. */
function picked(number: bigint, weights: readonly number[]): number {
  let point = number % BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [outcome, weight] of weights.entries()) {
    if (point < BigInt(weight)) return outcome;
    point -= BigInt(weight);
  }
  return -1;
}

/** Verify a journal against the commitment that was published before the first move. */
export async function verify(journal: string, promised: string): Promise<Proof> {
  const texts = journal.split("\n").filter(Boolean);
  const lines = texts.map((text) => JSON.parse(text) as Line);
  const header = lines[0] ?? {};
  const secret = lines.at(-1)?.secret ?? "";
  const proof: Proof = { lines: texts.length, draws: 0, faults: [] };
  const sealed = await sha256(`dolmen/commitment/1\n${header.table ?? ""}\n${secret}`);
  if (header.commitment !== promised || sealed !== promised) proof.faults.push({ line: 1, key: "proof-commitment" });
  for (const [index, line] of lines.entries()) {
    if (index > 0 && line.prev !== (await sha256(texts[index - 1] ?? ""))) proof.faults.push({ line: index + 1, key: "proof-chain" });
    if (line.key === undefined || !line.weights) continue;
    proof.draws += 1;
    const answer = await hmac(unhex(secret), JSON.stringify(["dolmen/draw/1", header.words ?? [], line.key]));
    if (picked(BigInt(`0x${hex(answer)}`), line.weights) !== line.choice) proof.faults.push({ line: index + 1, key: "proof-draw" });
  }
  return proof;
}
