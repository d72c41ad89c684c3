import type { Random } from '@/scripts/seed/random';

/** The same things in an order at random (Fisher and Yates). */
export function shuffled<T>(random: Random, things: readonly T[]): T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
