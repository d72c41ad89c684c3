/** A deterministic stream of numbers in [0, 1). Each consumer has a named stream, so that a new one never changes another. */
export type Random = () => number;

/** Mulberry32 over an FNV-1a hash of `name`. */
export function randomOf(name: string): Random {
  let state = 0x811c9dc5;
  for (const char of name) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const between = (random: Random, low: number, high: number) => low + random() * (high - low);
export const integer = (random: Random, low: number, high: number) =>
  Math.floor(between(random, low, high + 1));

/** An element of a non-empty list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('pick() needs a list with at least one element.');
  return chosen;
}

/** The element at `index`, which wraps around at the end. */
export function cycle<T>(list: readonly T[], index: number): T {
  const chosen = list[((index % list.length) + list.length) % list.length];
  if (chosen === undefined) throw new Error('cycle() needs a list with at least one element.');
  return chosen;
}
