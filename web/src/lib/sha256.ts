// SHA-256 of a text, hexadecimal. Browsers have it only where the connection is safe: over plain
// http, at the address of a machine next door, it is worked out here.

const bytesOf = (text: string) => new TextEncoder().encode(text);
export const hex = (bytes: Iterable<number>) => [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');

export async function sha256(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return plainSha256(text);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));
}

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, power: number): number[] {
  const found: number[] = [];
  for (let prime = 2; found.length < count; prime++) {
    let divisor = 2;
    while (prime % divisor) divisor++;
    if (divisor === prime) found.push(((prime ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}

/** As in FIPS 180-4. */
export function plainSha256(text: string): string {
  const message = bytesOf(text);
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  message.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(message.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(message.length) * 8n);
  const constants = fractions(64, 1 / 3);
  const state = fractions(8, 1 / 2);
  const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < blocks; block++) {
    const words: number[] = [];
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      if (i < 16) words.push(padded.getInt32(block * 64 + i * 4));
      else {
        const [x, y] = [words[i - 15]!, words[i - 2]!];
        const early = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
        const late = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
        words.push((words[i - 16]! + early + words[i - 7]! + late) | 0);
      }
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constants[i]! + words[i]!;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
