import type { Order } from '@/lib/domain/orders/order';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { feesOf, NO_FEES } from './connect/order-fees';
import { payInCash } from './pay-in-cash';
import { settlementOf } from './settlement';

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

test('its card payment and the fee of that are no longer its own: paid at the door it has no fee, and money by card is held', () => {
  const started = payInCash({ ...waiting, paymentId: 'pi_1', platformFee: 45 }, setting);
  if (!started.ok) throw new Error(started.error.code);
  const paid: Order = { ...started.value, status: 'delivered', paymentStatus: 'paid' };
  expect(feesOf(paid)).toEqual(NO_FEES);
  const { storeId, id: orderId, total, currency } = paid;
  const money = { storeId, orderId, amount: total, received: total, currency };
  const late = { ...money, id: 'pi_1', state: 'paid', refunded: 0, refusal: null, createdAt: 1 } as const;
  expect(settlementOf(paid, late)).toEqual({ kind: 'hold', reason: 'unexpected' });
});

test.each<[string, Partial<Order>, Partial<typeof setting.payment.cash>, string]>([
  ['one that is placed', { status: 'placed' }, {}, 'status-change-refused'],
  ['one whose payment has just arrived', { paymentStatus: 'paid' }, {}, 'status-change-refused'],
  ['cash, which the store does not take', {}, { enabled: false }, 'payment-method-unavailable'],
  ['more than the store takes in cash', {}, { limit: 100 }, 'cash-limit'],
])('refused: %s', (_, changes, cash, code) => {
  expect(payInCash({ ...waiting, ...changes }, inCash(cash))).toMatchObject({ error: { code } });
});
