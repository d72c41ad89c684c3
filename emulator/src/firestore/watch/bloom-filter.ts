import { createHash } from 'node:crypto';

/** Bits per name and hashes for about one false answer in a hundred. */
const BITS_PER_NAME = 9.6;
const HASH_COUNT = 7;
const MASK_64 = (1n << 64n) - 1n;

/** google.firestore.v1.BloomFilter in JSON form over full document names. */
export interface BloomFilter {
  readonly bits: { readonly bitmap: string; readonly padding: number };
  readonly hashCount: number;
}

/** Watch pads every bitmap by at least one bit, and at most seven; Google's own tests hold their SDKs to it. */
const paddedBitCount = (bitCount: number): number =>
  bitCount > 0 && bitCount % 8 === 0 ? bitCount + 1 : bitCount;

export function bloomFilter(names: readonly string[]): BloomFilter {
  const bitCount = paddedBitCount(Math.ceil(names.length * BITS_PER_NAME));
  const bytes = Buffer.alloc(Math.ceil(bitCount / 8));
  for (const name of names) {
    const digest = createHash('md5').update(name, 'utf8').digest();
    const [h1, h2] = [digest.readBigUInt64LE(0), digest.readBigUInt64LE(8)];
    for (let hash = 0n; hash < BigInt(HASH_COUNT); hash += 1n) {
      const bit = Number(((h1 + hash * h2) & MASK_64) % BigInt(bitCount));
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  const padding = bytes.length * 8 - bitCount;
  return {
    bits: { bitmap: bytes.toString('base64'), padding },
    hashCount: names.length > 0 ? HASH_COUNT : 0,
  };
}
