import type { Order } from '@/lib/domain/orders/order';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { payInCash } from './pay-in-cash';

const waiting: Order = { ...anOrder(), status: 'pending', paymentMethod: 'card', paymentStatus: 'failed' };
const setting = aStoreSetting();
const inCash = (cash: Partial<typeof setting.payment.cash>) => ({
  ...setting,
  payment: { ...setting.payment, cash: { ...setting.payment.cash, ...cash } },
});

test("paying at the door adds today's fee at the order's own rate", () => {
  const inYen: Order = { ...waiting, currency: 'JPY', rate: 150, subtotal: 3000, deliveryCharges: 750 };
  expect(payInCash(inYen, inCash({ fee: 200 }))).toMatchObject({
    value: { paymentMethod: 'cash', paymentStatus: 'unpaid', cashFee: 300, total: 4050 },
  });
});

test.each<[string, Partial<Order>, Partial<typeof setting.payment.cash>, string]>([
  ['one that is placed', { status: 'placed' }, {}, 'status-change-refused'],
  ['one whose payment has just arrived', { paymentStatus: 'paid' }, {}, 'status-change-refused'],
  ['cash, which the store does not take', {}, { enabled: false }, 'payment-method-unavailable'],
  ['more than the store takes in cash', {}, { limit: 100 }, 'cash-limit'],
])('refused: %s', (_, changes, cash, code) => {
  expect(payInCash({ ...waiting, ...changes }, inCash(cash))).toMatchObject({ error: { code } });
});
