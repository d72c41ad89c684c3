import { convertMinor, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { refundedAmount } from '@/lib/domain/payments/refund-order';
import { worthOf } from '@/lib/domain/prepaid/order-prepaid';

/** The sums paid and refunded in these orders, in minor units of the base currency. */
export function lifetimeOf(
  orders: readonly Order[],
  base: CurrencyCode,
): Readonly<Record<'paid' | 'refunded', Minor>> {
  const worth = ({ currency, rate }: Order, amount: Minor) => convertMinor(amount, currency, base, 1 / rate);
  const paid = orders.filter(({ paymentStatus }) => paymentStatus !== 'unpaid' && paymentStatus !== 'failed');
  return {
    paid: paid.reduce((sum, order) => sum + worth(order, worthOf(order)), 0),
    refunded: paid.reduce((sum, order) => sum + worth(order, refundedAmount(order)), 0),
  };
}
