/** SHA-256 and HMAC where the browser offers none: on plain http in a home network. FIPS 180-4, RFC 2104. */

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256Plain(data: Uint8Array): Uint8Array {
  const size = ((data.length + 8) >> 6) * 64 + 64;
  const padded = new Uint8Array(size);
  padded.set(data);
  padded[data.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(size - 8, Math.floor(data.length / 2 ** 29));
  words.setUint32(size - 4, data.length << 3);
  const hash = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < size; block += 64) {
    for (let t = 0; t < 16; t++) w[t] = words.getInt32(block + 4 * t);
    for (let t = 16; t < 64; t++) {
      const a = w[t - 15] ?? 0;
      const b = w[t - 2] ?? 0;
      w[t] = (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)) + (w[t - 16] ?? 0) + (w[t - 7] ?? 0);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let t = 0; t < 64; t++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[t] ?? 0) + (w[t] ?? 0)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = ((hash[index] ?? 0) + word) | 0));
  }
  const answer = new Uint8Array(32);
  const out = new DataView(answer.buffer);
  hash.forEach((word, index) => out.setInt32(4 * index, word));
  return answer;
}

export function hmacPlain(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256Plain(key) : key);
  const with36 = Uint8Array.from([...block.map((byte) => byte ^ 0x36), ...data]);
  return sha256Plain(Uint8Array.from([...block.map((byte) => byte ^ 0x5c), ...sha256Plain(with36)]));
}
