import type { Minor } from '@/lib/domain/money/money';
import { proportion } from '@/lib/domain/money/proportion';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { Order } from '@/lib/domain/orders/order';
import { WHOLE } from '@/lib/domain/tax/tax-class';
import type { Allowance } from './invoice';

/** What a discount of the whole order took off one line, without VAT. */
interface LineAllowance extends Allowance {
  readonly line: number;
}

/**
 * The order's discounts as allowances, by line. Pieces given free are prices of their lines, and free delivery is the price of the
 * delivery, so both are no allowances.
 */
export function lineAllowances({ discounts, tax }: Order): LineAllowance[] {
  if (!tax) return [];
  return discounts
    .filter(({ kind }) => kind !== 'pieces')
    .flatMap(({ name, shares }) =>
      shares.flatMap((share, line): LineAllowance[] => {
        const part = tax.lines[line];
        if (!part || share === 0) return [];
        const { taxClass, rate } = part;
        const net = tax.included ? proportion(share, WHOLE, WHOLE + rate) : share;
        return [{ name, taxClass, rate, net, line }];
      }),
    );
}

/** What they take off a line together. */
export const allowanceOf = (allowances: readonly LineAllowance[], line: number): Minor =>
  sumOf(
    allowances.filter((one) => one.line === line),
    ({ net }) => net,
  );

/** One for each discount and rate, in the order of the discounts. */
export function allowancesByRate(allowances: readonly LineAllowance[]): Allowance[] {
  const groups = new Map<string, Allowance>();
  for (const { name, taxClass, rate, net } of allowances) {
    const key = JSON.stringify([name, taxClass, rate]);
    groups.set(key, { name, taxClass, rate, net: net + (groups.get(key)?.net ?? 0) });
  }
  return [...groups.values()];
}
