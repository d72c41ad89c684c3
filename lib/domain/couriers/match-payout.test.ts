import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { orderId } from '@/lib/domain/ids';
import { anOrder, aPickup } from '@/tests/fixtures/shop/orders';
import { matchPayout } from './match-payout';
import { payoutDifferences } from './payout-differences';
import { sumsOf, type Settlement } from './settlement';

const order = anOrder();
const through = (id: string, ...ways: OrderStatus[]): Order => ({
  ...order,
  id: orderId(id),
  history: ways.map((to, at) => ({
    ...{ at, actor: 'owner', by: null, from: null, to, reason: null, why: null, requestId: null },
  })),
});
const delivered = through('paid', 'shipped', 'delivered');
const pickup = aPickup();

const ORDERS = new Map<string, Order>([
  ['paid', delivered],
  ['other', { ...delivered, id: orderId('other') }],
  ['returned', { ...through('returned', 'delivered', 'returned'), status: 'returned' }],
  ['settled', { ...delivered, id: orderId('settled'), settlementId: 'before' }],
  ['way', through('way', 'shipped')],
  ['fetched', { ...delivered, id: orderId('fetched'), delivery: pickup }],
  ['formerly', { ...delivered, id: orderId('formerly'), delivery: pickup, cashDueAt: 1 }],
  ['card', { ...delivered, id: orderId('card'), paymentMethod: 'card' }],
  ['dirham', { ...delivered, id: orderId('dirham'), currency: 'AED' }],
]);
const line = (number: string, amount = order.total) => ({ number, amount });

test.each([
  ['paid', order.total, 'matched'],
  ['paid', order.total - 1, 'amount'],
  ['returned', order.total, 'matched'],
  ['nobody', 5, 'unknown'],
  ['settled', order.total, 'settled'],
  ['way', order.total, 'undelivered'],
  ['card', order.total, 'not-cash'],
  ['fetched', order.total, 'pickup'],
  ['formerly', order.total, 'matched'],
  ['dirham', order.total, 'currency'],
])('a line of %s with %i is %s', (number, amount, state) => {
  expect(matchPayout([line(number, amount)], ORDERS, 'USD')).toMatchObject([{ number, state }]);
});

test('what settles nothing takes nothing off the cash that is due, and the books ask about all that is odd', () => {
  const asked = [line('paid'), line('other', 100), line('paid'), line('nobody', 7), line('way', 0)];
  const lines = matchPayout(asked, ORDERS, 'USD');
  expect(lines.map(({ state }) => state)).toEqual([
    'matched',
    'amount',
    'repeated',
    'unknown',
    'undelivered',
  ]);
  expect(sumsOf(lines)).toEqual({ received: 2 * order.total + 107, settled: 2 * order.total });
  const settlement: Settlement = {
    ...{
      id: 'p1',
      courier: 'Aramex',
      day: '2026-03-05',
      reference: '',
      currency: 'USD',
      rate: 1,
      lines,
      fee: 0,
    },
    ...{ reverses: null, reason: '', by: 'owner', at: 1 },
  };
  expect(payoutDifferences(settlement)).toMatchObject([
    { id: 'courier-amount:p1:1', orderId: 'other', expected: order.total, found: 100 },
    { id: 'courier-unknown:p1:2', orderId: 'paid', expected: 0, found: order.total },
    { id: 'courier-unknown:p1:3', orderNumber: 'nobody', expected: 0, found: 7 },
  ]);
});
