import { countPieces } from '@/lib/domain/cart/cart-operations';
import { convertMinor } from '@/lib/domain/money/money';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import type { Order, OrderLine, Refund } from '@/lib/domain/orders/order';
import { returnsStock } from '@/lib/domain/orders/order-status';
import { isOfEdit, lossesOf, refundedGoods } from '@/lib/domain/payments/refund-order';
import { orderDiscounts, refundedDiscounts, type DiscountParts } from './discount-figures';
import { addFigures, addParts, NO_CATEGORY, NO_PART, NOTHING_SOLD } from './figures';
import type { Figures, Parts } from './figures';

type Worth = (amount: Minor) => Minor;

const inBase =
  (order: Order, base: CurrencyCode): Worth =>
  (amount) =>
    convertMinor(amount, order.currency, base, 1 / order.rate);

/** The lines' goods by `key`. An order is one order of each part it holds, however many lines it has of it. */
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

/** Figures of an order's goods and what was paid for them. */
function soldFigures(
  { paymentMethod, discounts: held }: Order,
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
    discounted: held.length > 0 ? whole : NO_PART,
    discounts,
  };
}

/** What an order adds to its day when it is placed: a gift card nothing, because it is money that the store owes until it pays. */
export function orderFigures(order: Order, base: CurrencyCode): Figures {
  if (order.gift) return NOTHING_SOLD;
  const worth = inBase(order, base);
  return {
    ...soldFigures(order, order.lines, order.total, orderDiscounts(order), worth, 1),
    rounding: worth(order.rounding),
  };
}

/** What an edit changes about the order's day. */
export const editedFigures = (before: Order, after: Order, base: CurrencyCode): Figures =>
  addFigures(orderFigures(after, base), orderFigures(before, base), -1);

/** The sales that a refund undoes; the order stays an order. */
const undoneBy = (order: Order, refund: Refund, worth: Worth): Figures =>
  soldFigures(order, refundedGoods(order, refund), refund.amount, refundedDiscounts(order, refund), worth, 0);

/**
 * What a refund changes about the order's day: the money always, the sales only while the order still counts (a
 * cancelled or returned one was taken back whole, see `endedFigures`).
 */
export function refundFigures(order: Order, base: CurrencyCode, refund: Refund): Figures {
  if (order.gift) return NOTHING_SOLD;
  const worth = inBase(order, base);
  // The edit that it follows from has taken its sales off.
  const sales =
    returnsStock(order.status) || isOfEdit(refund)
      ? NOTHING_SOLD
      : addFigures(NOTHING_SOLD, undoneBy(order, refund, worth), -1);
  return { ...sales, refunds: worth(refund.amount) };
}

/**
 * What cancelling or returning an order takes back from its day: all that it still counts for after its refunds and
 * lost disputes, so that nothing of it is left but those and the mark that it ended.
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
