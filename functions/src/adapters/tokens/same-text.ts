import { timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
