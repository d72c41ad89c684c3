import { cardStepOf, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import { cardMinimumOf } from '@/lib/domain/payments/card-minimum';
import type { Prepaid } from './prepaid';

/** The part of an account that a cart needs. */
export type PrepaidSource = Pick<Prepaid, 'balance' | 'currency'>;

/** The most that the account can pay in this currency. */
export const balanceIn = (source: PrepaidSource | null | undefined, currency: CurrencyCode): Minor =>
  source?.currency === currency ? source.balance : 0;

/**
 * What a balance pays of a sum. The rest must be chargeable to a card: in the currency's steps and not below the
 * minimum.
 */
export function prepaidFor(
  sum: Minor,
  balance: Minor,
  { currency, paymentMethod }: { currency: CurrencyCode; paymentMethod: PaymentMethod | undefined },
): Minor {
  if (balance >= sum || paymentMethod !== 'card') return Math.min(balance, sum);
  const most = Math.max(Math.min(balance, sum - cardMinimumOf(currency)), 0);
  return most - (most % cardStepOf(currency));
}
