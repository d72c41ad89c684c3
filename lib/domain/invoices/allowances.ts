import type { Minor } from '@/lib/domain/money/money';
import { proportion } from '@/lib/domain/money/proportion';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { Order } from '@/lib/domain/orders/order';
import { WHOLE } from '@/lib/domain/tax/tax-class';
import type { Allowance } from './invoice';

/** An order discount's share of one line, without VAT. */
interface LineAllowance extends Allowance {
  readonly line: number;
}

/**
 * The order's discounts as allowances, by line. Free pieces are part of their line's price and free delivery is part of
 * the delivery price, so neither is an allowance.
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

/** The sum of a line's allowances. */
export const allowanceOf = (allowances: readonly LineAllowance[], line: number): Minor =>
  sumOf(
    allowances.filter((one) => one.line === line),
    ({ net }) => net,
  );

/** One allowance per discount and rate, in the order of the discounts. */
export function allowancesByRate(allowances: readonly LineAllowance[]): Allowance[] {
  const groups = new Map<string, Allowance>();
  for (const { name, taxClass, rate, net } of allowances) {
    const key = JSON.stringify([name, taxClass, rate]);
    groups.set(key, { name, taxClass, rate, net: net + (groups.get(key)?.net ?? 0) });
  }
  return [...groups.values()];
}
