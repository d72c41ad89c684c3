import type { Refund } from '@/lib/domain/orders/order';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { discountRowsOf } from './discount-figures';
import { addFigures, NOTHING_SOLD, parseFigures } from './figures';
import { endedFigures, orderFigures, refundFigures } from './order-figures';

const inYen = aStoreSetting({
  currencies: [
    { code: 'USD', rate: 1 },
    { code: 'JPY', rate: 149.5 },
  ],
  discounts: [aDiscount({ combines: true }), aDiscount({ id: 'free', kind: 'delivery', combines: true })],
});
/** Three boards of 25.00, delivered for 5.00. */
const order = anOrder({
  request: { lines: [aRequestedLine({ quantity: 3 })] },
  products: [aProduct({ variants: [aVariant()] })],
  setting: inYen,
});
const aRefund = (id: string, quantity: number, amount: number): Refund => ({
  ...{ id, at: order.createdAt + 5, by: 'owner-1', amount, lines: [{ line: 0, quantity }] },
  ...{ reason: '', restocked: true, state: 'done' },
});

test('each discount counts the order, what it took off and what the order came to, in the order’s currency', () => {
  expect(orderFigures(order, 'USD')).toMatchObject({
    discounted: { orders: 1, units: 3, revenue: 6750 },
    discounts: {
      ten_USD: { orders: 1, cost: 750, revenue: 6750 },
      free_USD: { orders: 1, cost: 500, revenue: 6750 },
    },
  });
  const foreign = anOrder({ request: { currency: 'JPY', lines: [aRequestedLine()] }, setting: inYen });
  const rows = discountRowsOf(orderFigures(foreign, 'USD').discounts);
  expect(rows).toContainEqual({ id: 'ten', currency: 'JPY', orders: 1, cost: 374, revenue: foreign.total });
});

test('refunds take their share of the cost back, and nothing is left of an order that ended, in whatever parts', () => {
  const refunds = [aRefund('one', 1, 2250), aRefund('two', 2, 4500)];
  const [first] = refunds;
  const after = addFigures(
    orderFigures(order, 'USD'),
    refundFigures(order, 'USD', first ?? aRefund('none', 0, 0)),
  );
  expect(after.discounts).toMatchObject({ ten_USD: { orders: 1, cost: 500, revenue: 4500 } });
  const all = refunds.reduce(
    (sum, refund) => addFigures(sum, refundFigures(order, 'USD', refund)),
    orderFigures(order, 'USD'),
  );
  expect(addFigures(all, endedFigures({ ...order, refunds }, 'USD'))).toEqual({
    ...NOTHING_SOLD,
    cancelled: 1,
    refunds: 6750,
  });
});

test('days from before discounts were counted had none', () => {
  expect(parseFigures({ orders: 1, revenue: 3000 })).toMatchObject({
    discounted: { orders: 0, revenue: 0 },
    discounts: {},
  });
  expect(orderFigures(anOrder(), 'USD')).toMatchObject({ discounted: { orders: 0 }, discounts: {} });
});
