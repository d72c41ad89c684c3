import type { PricedCart } from '@/lib/domain/api/orders';
import type { AppError, CartChange, LineChange, TotalChange } from '@/lib/domain/errors/app-error';
import type { Minor } from '@/lib/domain/money/money';

/** The change for a shopper who saw another total than the cart's; null if they saw this one, or did not say. */
export const totalChangeOf = (
  { currency, total }: Pick<PricedCart, 'currency' | 'total'>,
  seen: Minor | undefined,
): TotalChange | null =>
  seen === undefined || seen === total ? null : { kind: 'total', currency, from: seen, to: total };

/** Whether a refusal still says something of the total that is shown: another city, currency or way to pay has another. */
export function concernsTotal({ changes = [] }: AppError, shown: Minor): boolean {
  const change = changes.find(isTotalChange);
  return !change || change.from === shown || change.to === shown;
}

export const isTotalChange = (change: CartChange): change is TotalChange => change.kind === 'total';
export const isLineChange = (change: CartChange): change is LineChange => change.kind !== 'total';
