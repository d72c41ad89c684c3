import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type { Order, Refund } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { lossesOf } from './chargebacks';
import {
  goodsOut,
  goodsToPack,
  refundableAmount,
  refundableByStaff,
  refundableQuantity,
  refundOfRest,
  refundOrder,
  settleRefund,
} from './refund-order';

const products = [
  aProduct({ variants: [aVariant(), aVariant({ id: 'board-blue', optionValues: { color: 'blue' } })] }),
];
const lines = [aRequestedLine({ quantity: 3 }), aRequestedLine({ variantId: 'board-blue', quantity: 1 })];

const moved = (order: Order, to: OrderStatus): Order => {
  const result = applyStatusChange(order, { to, actor: 'owner', by: 'owner-1', now: 5 });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** Three red and one blue board at 25.00 and 5.00 of delivery: 105.00, delivered and so paid in cash. */
const delivered = (): Order =>
  (['confirmed', 'shipped', 'delivered'] as const).reduce(moved, anOrder({ request: { lines }, products }));

/** The same boards before they are sent, paid by card. */
const unsent = (): Order => ({ ...anOrder({ request: { lines }, products }), paymentStatus: 'paid' });

let keys = 0;
const aRefund = (changes: Partial<Refund> = {}): Refund => ({
  id: `key-${(keys += 1)}`,
  at: 9,
  by: 'owner-1',
  amount: 2500,
  lines: [{ line: 0, quantity: 1 }],
  reason: 'A corner was chipped',
  restocked: true,
  state: 'done',
  ...changes,
});

function refunded(order: Order, changes: Partial<Refund> = {}): Order {
  const result = refundOrder(order, aRefund(changes));
  if (!result.ok) throw new Error(result.error.code);
  return result.value.order;
}

test('refunds by line add up until everything was given back', () => {
  const first = refunded(delivered());
  expect(first).toMatchObject({ paymentStatus: 'partially_refunded', updatedAt: 9 });
  expect([refundableAmount(first), refundableQuantity(first, 0), refundableQuantity(first, 1)]).toEqual([
    8000, 2, 1,
  ]);
  const rest = [
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ];
  const last = refunded(first, { amount: 8000, lines: rest });
  expect([last.paymentStatus, refundableAmount(last), goodsOut(last)]).toEqual(['refunded', 0, []]);
});

test.each<[string, Partial<Refund>]>([
  ['more than was paid', { amount: 10_501 }],
  ['nothing', { amount: 0 }],
  ['more pieces than were bought', { lines: [{ line: 0, quantity: 4 }] }],
  ['a line that is not there', { lines: [{ line: 7, quantity: 1 }] }],
  ['a line named twice', { lines: [0, 0].map((line) => ({ line, quantity: 2 })) }],
])('a refund of %s is refused', (_, changes) => {
  expect(refundOrder(delivered(), aRefund(changes))).toEqual({
    ok: false,
    error: { code: 'refund-too-much' },
  });
});

test('nothing is given back before it was paid or after all was given back', () => {
  const refused = { ok: false, error: { code: 'refund-refused' } };
  expect(refundOrder(anOrder(), aRefund())).toEqual(refused);
  expect(refundOrder(refunded(delivered(), { amount: 10_500, lines: [] }), aRefund({ lines: [] }))).toEqual(
    refused,
  );
});

test('an order that the store has yet to accept has nothing for staff to refund, and no piece of it left stock', () => {
  const awaiting: Order = { ...unsent(), status: 'awaiting', goods: 'none' };
  expect([refundableByStaff(awaiting), refundableByStaff(unsent())]).toEqual([0, 10_500]);
  expect(refundOrder(awaiting, aRefund())).toMatchObject({ value: { refund: { restocked: false } } });
});

test('what a refund brought back does not come back again with a return', () => {
  const order = refunded(refunded(delivered()), { restocked: false });
  expect(goodsOut(order).map(({ quantity }) => quantity)).toEqual([2, 1]);
  const returned = applyStatusChange(order, { to: 'returned', actor: 'owner', by: 'owner-1', now: 12 });
  if (!returned.ok) throw new Error(returned.error.code);
  const after = refundOrder(returned.value, aRefund());
  expect(after).toMatchObject({ value: { refund: { restocked: false } } });
});

const toPack = (order: Order) => goodsToPack(order).map(({ quantity }) => quantity);

test('what was given back before the parcel left is not packed, whether it went back into stock or not', () => {
  expect(toPack(unsent())).toEqual([3, 1]);
  const one = refunded(unsent());
  expect(toPack(one)).toEqual([2, 1]);
  expect(toPack(refunded(one, { lines: [{ line: 1, quantity: 1 }], restocked: false }))).toEqual([2]);
});

test('money alone takes nothing out of a parcel', () =>
  expect(toPack(refunded(unsent(), { lines: [] }))).toEqual([3, 1]));

test('a refund that failed keeps out of the parcel only what is back in stock, and no piece counts twice', () => {
  const again = { at: 4, lines: [{ line: 0, quantity: 2 }] };
  expect(toPack(refunded(unsent(), { ...again, restocked: false, state: 'failed' }))).toEqual([3, 1]);
  const failed = refunded(unsent(), { ...again, state: 'failed' });
  expect(toPack(failed)).toEqual([1, 1]);
  expect(toPack(refunded(failed, again))).toEqual([1, 1]);
});

test('the slip of a parcel that has left lists what was in it', () => {
  expect(toPack(refunded(delivered()))).toEqual([3, 1]);
  const before = refunded(unsent(), { at: 4 });
  expect(toPack(refunded(moved(moved(before, 'confirmed'), 'shipped')))).toEqual([2, 1]);
});

test('of a cancelled order nothing is packed', () =>
  expect(toPack(moved(unsent(), 'cancelled'))).toEqual([]));

test('money on its way is spoken for, but the order is not refunded before it arrives', () => {
  const waiting = refunded(delivered(), { amount: 10_500, lines: [], state: 'pending' });
  expect([waiting.paymentStatus, refundableAmount(waiting)]).toEqual(['paid', 0]);
  const failed = {
    ...waiting,
    refunds: waiting.refunds.map((refund) => ({ ...refund, state: 'failed' as const })),
  };
  expect(refundableAmount(failed)).toBe(10_500);
});

test('a refund that fails can be given again, and its pieces, which are back already, not twice', () => {
  const promised = refunded(delivered(), { id: 'sent', state: 'pending' });
  const paid = settleRefund(promised, 'sent', 'done', 20);
  expect(paid?.paymentStatus).toBe('partially_refunded');
  expect(paid && settleRefund(paid, 'sent', 'done', 21)).toBeNull();
  const failed = paid && settleRefund(paid, 'sent', 'failed', 22);
  if (!failed) throw new Error('Nothing was settled.');
  expect([failed.paymentStatus, refundableAmount(failed), failed.updatedAt]).toEqual(['paid', 10_500, 22]);
  const all = [{ line: 0, quantity: 3 }];
  expect(refundOrder(failed, aRefund({ lines: all }))).toMatchObject({
    value: { refund: { restocked: false } },
  });
  expect(goodsOut(failed).map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('what the bank took back after a lost dispute cannot be given back as well', () => {
  const dispute = {
    id: 'du_1',
    paymentId: null,
    at: 20,
    amount: 10_000,
    state: 'lost',
    answerBy: null,
  } as const;
  const lost = { ...delivered(), disputes: [dispute] };
  expect([lossesOf(lost).map(({ amount }) => amount), refundableAmount(lost)]).toEqual([[10_000], 500]);
  const twice = { ...lost, disputes: [dispute, { ...dispute, id: 'du_2', amount: 300 }] };
  expect(refundableAmount(twice)).toBe(200);
  const open = { ...delivered(), disputes: [{ ...dispute, state: 'open' } as const] };
  expect([lossesOf(open), refundableAmount(open)]).toEqual([[], 10_500]);
});

test('the rest of an order is what no refund names yet, and nothing of one that was not paid', () => {
  const rest = refundOfRest(refunded(delivered()), { id: 'cancelled', by: '', at: 30 });
  expect(rest).toMatchObject({ amount: 8000, restocked: false, state: 'pending' });
  expect(rest?.lines).toEqual([
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ]);
  expect(refundOfRest(anOrder(), { id: 'cancelled', by: '', at: 30 })).toBeNull();
});
