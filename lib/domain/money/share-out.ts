import type { Minor } from './money';

/**
 * Shares `total` out in proportion to `weights`, none of them negative, by largest remainder: whole units whose sum is the
 * total. Without any weight there is nobody to give to, and nothing is given. The first wins a tie.
 */
export function shareOut(total: Minor, weights: readonly number[]): Minor[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = exact.map((part) => Number(part / BigInt(sum)));
  const left = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part % BigInt(sum) }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  const extra = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return shares.map((share, at) => (extra.has(at) ? share + 1 : share));
}

/** `amount` × `part` ÷ `whole`, none of them negative, rounded half up to a multiple of `step`; exact for any safe integers. */
export function proportion(amount: Minor, part: number, whole: number, step: Minor = 1): Minor {
  const divisor = BigInt(whole) * BigInt(step);
  return Number((2n * BigInt(amount) * BigInt(part) + divisor) / (2n * divisor)) * step;
}
