import type { PricedCart } from '@/lib/domain/api/orders';
import type { AppError, CartChange, LineChange, TotalChange } from '@/lib/domain/errors/app-error';
import type { Minor } from '@/lib/domain/money/money';

/** The change for a shopper who saw another total than the cart's; null for the same total or none. */
export const totalChangeOf = (
  { currency, total }: Pick<PricedCart, 'currency' | 'total'>,
  seen: Minor | undefined,
): TotalChange | null =>
  seen === undefined || seen === total ? null : { kind: 'total', currency, from: seen, to: total };

/** Whether a refusal still concerns the shown total: another city, currency or payment method has another total. */
export function concernsTotal({ changes = [] }: AppError, shown: Minor): boolean {
  const change = changes.find(isTotalChange);
  return !change || change.from === shown || change.to === shown;
}

export const isTotalChange = (change: CartChange): change is TotalChange => change.kind === 'total';
export const isLineChange = (change: CartChange): change is LineChange => change.kind !== 'total';
