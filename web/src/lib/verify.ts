/** Checks a finished journal in the page: the chain of lines, the commitment, and every answer of chance. See docs/wire.md. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Proof {
  lines: number;
  draws: number;
  /** Answers of chance at the table from which this one goes on: they follow from that table's secret. */
  earlier: number;
  faults: { line: number; key: string }[];
}

interface Line {
  table?: string;
  from?: { moment: number };
  words?: string[];
  commitment?: string;
  key?: string;
  weights?: number[];
  choice?: number;
  secret?: string;
  prev?: string;
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

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
export function verify(journal: string, published: string): Proof {
  const texts = journal.split("\n").filter(Boolean);
  const lines = texts.map((text) => JSON.parse(text) as Line);
  const header = lines[0] ?? {};
  const secret = lines.at(-1)?.secret ?? "";
  // What is not even hexadecimal is not the secret that was sealed, which the commitment shows.
  const key = /^([0-9a-f]{2})*$/.test(secret) ? hexToBytes(secret) : new Uint8Array();
  const proof: Proof = { lines: texts.length, draws: 0, earlier: 0, faults: [] };
  const sealed = hash(`dolmen/commitment/1\n${header.table ?? ""}\n${secret}`);
  if (header.commitment !== published || sealed !== published) proof.faults.push({ line: 1, key: "proof-commitment" });
  for (const [index, line] of lines.entries()) {
    if (index > 0 && line.prev !== hash(texts[index - 1] ?? ""))
      proof.faults.push({ line: index + 1, key: "proof-chain" });
    if (line.key === undefined || !line.weights) continue;
    if (index <= (header.from?.moment ?? 0)) {
      proof.earlier += 1;
      continue;
    }
    proof.draws += 1;
    const drawn = utf8ToBytes(JSON.stringify(["dolmen/draw/1", header.words ?? [], line.key]));
    if (picked(BigInt(`0x${bytesToHex(hmac(sha256, key, drawn))}`), line.weights) !== line.choice)
      proof.faults.push({ line: index + 1, key: "proof-draw" });
  }
  return proof;
}
