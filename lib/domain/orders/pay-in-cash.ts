import { isOverCashLimit } from '@/lib/domain/cart/charges';
import { convertMinor, convertPrice, type Minor } from '@/lib/domain/money/money';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { Order } from './order';

type CashTerms = Pick<StoreSetting, 'payment' | 'baseCurrency'>;

/** What paying an order at the door costs more, in its currency and at its rate. */
export const cashFeeOf = ({ currency, rate }: Order, { payment, baseCurrency }: CashTerms): Minor =>
  convertPrice(payment.cash.fee, baseCurrency, currency, rate);

/**
 * An unfinished order as one that is paid at the door, for the fee that the store takes today. Fails with
 * `status-change-refused` once it is paid, held or no longer waits, `payment-method-unavailable`, `cash-limit`.
 */
export function payInCash(order: Order, setting: CashTerms): Result<Order> {
  const { cash } = setting.payment;
  const isOpen = order.status === 'pending' && !order.hold;
  if (!isOpen || !['unpaid', 'failed'].includes(order.paymentStatus))
    return fail({ code: 'status-change-refused', params: { from: order.status, to: 'placed' } });
  if (!cash.enabled) return fail({ code: 'payment-method-unavailable' });
  const goods = order.subtotal + order.deliveryCharges;
  const worth = convertMinor(goods, order.currency, setting.baseCurrency, 1 / order.rate);
  if (isOverCashLimit(worth, cash)) return fail({ code: 'cash-limit' });
  const cashFee = cashFeeOf(order, setting);
  return ok({ ...order, paymentMethod: 'cash', paymentStatus: 'unpaid', cashFee, total: goods + cashFee });
}
