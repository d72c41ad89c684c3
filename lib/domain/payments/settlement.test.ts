import type { Order, OrderEvent } from '@/lib/domain/orders/order';
import { anOrder } from '@/tests/fixtures/shop/orders';
import type { CardPayment } from './card-payment';
import { hasExpired, settlementOf, whyOver } from './settlement';

const waiting: Order = { ...anOrder(), status: 'pending', paymentMethod: 'card', paymentId: 'pi_1' };
const payment = (changes: Partial<CardPayment> = {}): CardPayment => ({
  id: 'pi_1',
  createdAt: waiting.createdAt,
  storeId: waiting.storeId,
  orderId: waiting.id,
  currency: waiting.currency,
  amount: waiting.total,
  received: waiting.total,
  refunded: 0,
  state: 'paid',
  refusal: null,
  ...changes,
});
const ended = (actor: OrderEvent['actor'], changes: Partial<Order> = {}): Order => ({
  ...waiting,
  status: 'cancelled',
  history: [
    ...waiting.history,
    { at: 1, actor, by: null, from: 'pending', to: 'cancelled', reason: null, why: null, requestId: null },
  ],
  ...changes,
});
const hold = {
  at: 1,
  reason: 'amount',
  paymentId: 'pi_1',
  amount: 1,
  currency: 'USD',
  returnedAt: null,
} as const;

test.each<[string, Order, Partial<CardPayment>, object]>([
  ['a payment that fits pays', waiting, {}, { kind: 'paid' }],
  ['so does one after refusals', { ...waiting, paymentStatus: 'failed' }, {}, { kind: 'paid' }],
  [
    'told again it changes nothing',
    { ...waiting, status: 'placed', paymentStatus: 'paid' },
    {},
    { kind: 'none' },
  ],
  ['nor after a refund', { ...waiting, status: 'placed', paymentStatus: 'refunded' }, {}, { kind: 'none' }],
  ['less money is held', waiting, { received: waiting.total - 1 }, { kind: 'hold', reason: 'amount' }],
  ['more money is held', waiting, { received: waiting.total + 1 }, { kind: 'hold', reason: 'amount' }],
  ['another currency is held', waiting, { currency: 'EUR' }, { kind: 'hold', reason: 'currency' }],
  ["another store's payment is held", waiting, { storeId: 'second' }, { kind: 'hold', reason: 'unexpected' }],
  [
    "another order's payment is held",
    waiting,
    { orderId: 'order-2' },
    { kind: 'hold', reason: 'unexpected' },
  ],
  [
    'a payment that the order does not know is held',
    waiting,
    { id: 'pi_2' },
    { kind: 'hold', reason: 'unexpected' },
  ],
  ['what is held stays held', { ...waiting, holds: [hold] }, {}, { kind: 'none' }],
  [
    'so does what was held before another payment came',
    { ...waiting, holds: [hold, { ...hold, paymentId: 'pi_2' }] },
    {},
    { kind: 'none' },
  ],
  [
    'a second payment is held',
    { ...waiting, paymentStatus: 'paid' },
    { id: 'pi_2' },
    { kind: 'hold', reason: 'unexpected' },
  ],
  [
    'money for an order paid at the door is held',
    { ...waiting, status: 'placed', paymentMethod: 'cash' },
    {},
    { kind: 'hold', reason: 'unexpected' },
  ],
  ['money for an order that is over comes late', ended('system'), {}, { kind: 'late' }],
  ['and is late once', ended('system', { paymentStatus: 'paid' }), {}, { kind: 'none' }],
  [
    'a refusal is written down',
    waiting,
    { state: 'open', refusal: 'ch_1' },
    { kind: 'refused', refusal: 'ch_1' },
  ],
  ['once', { ...waiting, refusals: ['ch_1'] }, { state: 'open', refusal: 'ch_1' }, { kind: 'none' }],
  [
    'not over a payment',
    { ...waiting, paymentStatus: 'paid' },
    { state: 'open', refusal: 'ch_1' },
    { kind: 'none' },
  ],
  ['an unpaid payment changes nothing', waiting, { state: 'open', received: 0 }, { kind: 'none' }],
  ['nor does a cancelled one', waiting, { state: 'cancelled', received: 0 }, { kind: 'none' }],
])('%s', (_, order, changes, settlement) => {
  expect(settlementOf(order, payment(changes))).toEqual(settlement);
});

test('an order expires by itself alone', () => {
  expect(hasExpired(ended('system'))).toBe(true);
  expect(hasExpired(ended('shopper'))).toBe(false);
  expect(hasExpired(waiting)).toBe(false);
});

test('money that came too late is told of, money given back for another reason is not', () => {
  const refund = {
    by: '',
    at: 2,
    amount: 100,
    lines: [],
    reason: '',
    restocked: false,
    state: 'done',
  } as const;
  const over: Order = { ...waiting, status: 'cancelled' };
  expect(whyOver({ ...over, refunds: [{ ...refund, id: 'late-payment' }] })).toBe('late');
  expect(whyOver({ ...over, refunds: [{ ...refund, id: 'cancelled' }] })).toBe('cancelled');
});
