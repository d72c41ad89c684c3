import { countPieces } from '@/lib/domain/cart/cart-operations';
import { convertMinor } from '@/lib/domain/money/money';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Order, OrderLine, Refund } from '@/lib/domain/orders/order';
import { returnsStock } from '@/lib/domain/orders/order-status';
import { lossesOf } from '@/lib/domain/payments/chargebacks';
import { isOfEdit, ofTotalIn, refundedGoods } from '@/lib/domain/payments/refund-order';
import { orderDiscounts, refundedDiscounts, type DiscountParts } from './discount-figures';
import { addFigures, addParts, NO_CATEGORY, NO_PART, NOTHING_SOLD } from './figures';
import type { Figures, Parts } from './figures';
import { referralKey } from './referrals';

type Worth = (amount: Minor) => Minor;

const inBase =
  (order: Order, base: CurrencyCode): Worth =>
  (amount) =>
    convertMinor(amount, order.currency, base, 1 / order.rate);

/** The lines' goods by `key`. An order counts once per part, however many of its lines have it. */
function partsOf(
  lines: readonly OrderLine[],
  key: (line: OrderLine) => string,
  worth: Worth,
  orders: 0 | 1,
): Parts {
  const parts = lines.reduce<Parts>((sum, line) => {
    const revenue = worth(line.unitPrice * line.quantity - line.discount);
    return addParts(sum, { [key(line)]: { orders: 0, units: line.quantity, revenue } });
  }, {});
  return Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, { ...part, orders }]));
}

/** Figures of an order's goods and their paid amounts. */
function soldFigures(
  { paymentMethod, discounts: held, byHand, referral }: Order,
  lines: readonly OrderLine[],
  amount: Minor,
  discounts: DiscountParts,
  worth: Worth,
  orders: 0 | 1,
): Figures {
  const whole = { orders, units: countPieces(lines), revenue: worth(amount) };
  return {
    ...NOTHING_SOLD,
    ...whole,
    categories: partsOf(lines, ({ categoryId }) => categoryId || NO_CATEGORY, worth, orders),
    products: partsOf(lines, ({ productId }) => productId, worth, orders),
    payments: { [paymentMethod]: whole },
    sources: byHand?.counted ? { [byHand.source]: whole } : {},
    referrals: referral && !byHand ? { [referralKey(referral)]: whole } : {},
    discounted: held.length > 0 ? whole : NO_PART,
    discounts,
  };
}

/** The figures of a newly placed order; none for a gift card, which is a liability until it is used. */
export function orderFigures(order: Order, base: CurrencyCode): Figures {
  if (order.gift) return NOTHING_SOLD;
  const worth = inBase(order, base);
  return {
    ...soldFigures(order, order.lines, order.total, orderDiscounts(order), worth, 1),
    rounding: worth(order.rounding),
  };
}

/** An edit's change to the order's day. */
export const editedFigures = (before: Order, after: Order, base: CurrencyCode): Figures =>
  addFigures(orderFigures(after, base), orderFigures(before, base), -1);

/** The sales that a refund reverses, without what edits reversed before; the number of orders stays. */
function undoneBy(order: Order, refund: Refund, worth: Worth): Figures {
  const amount = ofTotalIn(refund);
  const discounts = refundedDiscounts(order, { ...refund, amount });
  return soldFigures(order, refundedGoods(order, refund), amount, discounts, worth, 0);
}

/**
 * A refund's change to the order's day: always the money, but the sales only while the order still counts
 * (`endedFigures` already reversed a cancelled or returned one).
 */
export function refundFigures(order: Order, base: CurrencyCode, refund: Refund): Figures {
  if (order.gift) return NOTHING_SOLD;
  const worth = inBase(order, base);
  // The edit has already reversed the sales of its refund.
  const sales =
    returnsStock(order.status) || isOfEdit(refund)
      ? NOTHING_SOLD
      : addFigures(NOTHING_SOLD, undoneBy(order, refund, worth), -1);
  // An exchange's offset is not refunded money.
  return { ...sales, refunds: refund.to === 'exchange' ? 0 : worth(refund.amount) };
}

/**
 * What a cancelled or returned order takes back from its day: all that is left after refunds and lost disputes. Only
 * these and the count of cancelled orders remain.
 */
export function endedFigures(order: Order, base: CurrencyCode): Figures {
  if (order.gift) return NOTHING_SOLD;
  const worth = inBase(order, base);
  const given = order.refunds.filter((refund) => refund.state !== 'failed' && !isOfEdit(refund));
  const left = [...given, ...lossesOf(order)].reduce(
    (figures, refund) => addFigures(figures, undoneBy(order, refund, worth), -1),
    orderFigures(order, base),
  );
  return { ...addFigures(NOTHING_SOLD, left, -1), cancelled: 1 };
}
