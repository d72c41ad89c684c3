import type { Minor } from './money';

/**
 * `amount` × `part` ÷ `whole`, all non-negative, rounded half up to a multiple of `step`; exact for any safe integers.
 */
export function proportion(amount: Minor, part: number, whole: number, step: Minor = 1): Minor {
  const divisor = BigInt(whole) * BigInt(step);
  return Number((2n * BigInt(amount) * BigInt(part) + divisor) / (2n * divisor)) * step;
}
