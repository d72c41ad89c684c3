import type { Minor } from '@/lib/domain/money/money';

/**
 * Splits `amount` by weights, by largest remainder, in whole steps: the shares add up to it. No share exceeds its
 * weight as long as `amount` does not exceed their sum. Amount and weights are multiples of `step`.
 */
export function share(amount: Minor, weights: readonly number[], step: Minor = 1): Minor[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount / step) * BigInt(weight));
  const shares = exact.map((one) => Number(one / BigInt(sum)));
  const rest = amount / step - shares.reduce((total, one) => total + one, 0);
  const remainders = exact.map((one, at) => ({ at, left: one % BigInt(sum) }));
  remainders.sort((one, other) =>
    one.left === other.left ? one.at - other.at : one.left > other.left ? -1 : 1,
  );
  for (const { at } of remainders.slice(0, rest)) shares[at] = (shares[at] ?? 0) + 1;
  return shares.map((one) => one * step);
}
