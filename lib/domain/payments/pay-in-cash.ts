import { isOverCashLimit } from '@/lib/domain/cart/pricing/charges';
import { totalChangeOf } from '@/lib/domain/cart/pricing/total-change';
import { roundingOf } from '@/lib/domain/cart/pricing/cart-totals';
import { goodsAndDelivery } from '@/lib/domain/cart/pricing/goods-and-delivery';
import { cardStepOf, convertMinor, convertPrice, type Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { prepaidOf } from '@/lib/domain/prepaid/order-prepaid';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { addedTax, withCashFee } from '@/lib/domain/tax/order-tax';
import { takesCash } from './takes-cash';

type CashTerms = Pick<StoreSetting, 'payment' | 'baseCurrency'>;

type InCash = Pick<Order, 'cashFee' | 'tax' | 'rounding' | 'total'>;

/** An order's totals when paid at the door, in its currency and at its rate. */
export function totalsInCash(order: Order, terms: CashTerms): InCash {
  const cashFee = cashFeeOf(order, terms);
  const tax = order.tax && withCashFee(order.tax, cashFee, cardStepOf(order.currency));
  const sum = goodsAndDelivery(order) + cashFee + addedTax(tax);
  const rounding = roundingOf(sum - prepaidOf(order), order.currency, terms, 'cash');
  return { cashFee, tax, rounding, total: sum + rounding };
}

/** What cash payment adds to goods, delivery and their VAT, if `total` is the cash total. */
export const addedInCash = (order: Order, total: Minor): Minor =>
  total -
  goodsAndDelivery(order) -
  addedTax(order.tax && withCashFee(order.tax, 0, cardStepOf(order.currency)));

const cashFeeOf = ({ currency, rate, delivery }: Order, { payment, baseCurrency }: CashTerms): Minor =>
  convertPrice(delivery?.cashFee ?? payment.cash.fee, baseCurrency, currency, rate);

/**
 * Converts an unfinished card order to cash on delivery, with the store's current fee. Money that comes by its card payment
 * after all is held. Fails with
 * `status-change-refused` once it is paid, held or no longer waits; `payment-method-unavailable`; `cash-limit`; and
 * `cart-changed` when the shopper saw another total (undefined skips this check).
 */
export function payInCash(order: Order, setting: CashTerms, seenTotal?: Minor): Result<Order> {
  const { cash } = setting.payment;
  const isOpen = order.status === 'pending' && order.paymentMethod === 'card' && order.holds.length === 0;
  if (!isOpen || !['unpaid', 'failed'].includes(order.paymentStatus))
    return fail({ code: 'status-change-refused', params: { from: order.status, to: 'placed' } });
  if (!takesCash(order, setting)) return fail({ code: 'payment-method-unavailable' });
  const atDoor = goodsAndDelivery(order) - prepaidOf(order);
  const worth = convertMinor(atDoor, order.currency, setting.baseCurrency, 1 / order.rate);
  if (isOverCashLimit(worth, cash)) return fail({ code: 'cash-limit' });
  const totals = totalsInCash(order, setting);
  const change = totalChangeOf({ currency: order.currency, total: totals.total }, seenTotal);
  if (change) return fail({ code: 'cart-changed', changes: [change] });
  const inCash = { paymentMethod: 'cash', paymentStatus: 'unpaid', paymentId: null, platformFee: 0 } as const;
  return ok({ ...order, ...inCash, ...totals });
}
