import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { collections } from '@/lib/domain/collections';
import { atCouriers, parseCourierBooks, payoutDifference } from '@/lib/domain/couriers/courier-books';
import { MISSING_AFTER_MS } from '@/lib/domain/couriers/settlement';
import { convertMinor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { openDifferences, parseReconciliation } from '@/lib/domain/reconciliation/reconciliation';
import { storeDay } from '@/lib/domain/stats/store-day';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('couriers');
let guest: Client;
let owner: Client;
const today = storeDay(Date.now(), 'UTC');

beforeAll(async () => {
  await shop.open();
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterAll(() => shop.close());

async function orderUpTo(last: OrderStatus, asked: Partial<PlaceOrderRequest> = {}): Promise<Order> {
  const order = await shop.placed(guest, asked);
  let from: OrderStatus = 'placed';
  for (const to of ['confirmed', 'shipped', 'delivered'] as const) {
    await owner.call('updateOrderStatus', { storeId: shop.id, orderId: order.id, from, to });
    from = to;
    if (to === last) break;
  }
  return shop.order(order.id);
}

type Request = Callables['saveSettlement']['request'];

const payout = (changes: Partial<Request>): Request => ({
  ...{ storeId: shop.id, key: randomUUID(), courier: 'Aramex', day: today, reference: 'COD 12' },
  ...{ currency: 'USD', fee: 300, lines: [], seen: [] },
  ...changes,
});

async function cash() {
  await shop.counted();
  const stored = await shop.db.doc(collections.courierBooks(shop.store)).get();
  const sums = parseCourierBooks(stored.data()).USD;
  return sums && { ...sums, at: atCouriers(sums), off: payoutDifference(sums) };
}

const openKinds = async () => {
  const stored = await shop.db.doc(collections.reconciliation(shop.store)).get();
  return openDifferences(parseReconciliation(stored.data())).map(({ kind, orderId, found }) => [
    kind,
    orderId,
    found,
  ]);
};

test('a payout with a fee takes its orders off the cash at couriers, and undoing it puts them back', async () => {
  const [whole, short, onTheWay] = [
    await orderUpTo('delivered'),
    await orderUpTo('delivered'),
    await orderUpTo('shipped'),
  ];
  expect(whole).toMatchObject({ paymentStatus: 'paid', settlementId: null });
  expect(whole.cashDueAt).not.toBeNull();
  expect(await cash()).toMatchObject({ collected: 6000, at: 6000, received: 0 });

  const lines = [
    { number: whole.number, amount: 3000 },
    { number: short.number, amount: 2900 },
    { number: onTheWay.number, amount: 3000 },
    { number: 'B-000000-000', amount: 5 },
  ];
  const preview = await owner.call('previewSettlement', { storeId: shop.id, currency: 'USD', lines });
  const seen = preview.ok ? preview.value.lines.map(({ state }) => state) : [];
  expect(seen).toEqual(['matched', 'amount', 'undelivered', 'unknown']);
  expect((await shop.order(whole.id)).settlementId).toBeNull();

  const request = payout({ lines, seen });
  const answers = await Promise.all(Array.from({ length: 5 }, () => owner.call('saveSettlement', request)));
  expect(answers).toEqual(Array(5).fill({ ok: true, value: { settlementId: request.key } }));
  expect(await owner.call('saveSettlement', { ...request, fee: 1 })).toMatchObject({
    error: { code: 'key-reused' },
  });
  expect(await shop.order(whole.id)).toMatchObject({ settlementId: request.key, cashDueAt: null });
  expect(await cash()).toEqual({
    ...{ collected: 6000, settled: 6000, received: 8905, fees: 300 },
    ...{ at: 0, off: 2905 },
  });
  expect(await shop.figures(today)).toMatchObject({ collected: 6000, received: 8905, courierFees: 300 });
  expect(await openKinds()).toEqual(
    expect.arrayContaining([
      ['courier-amount', short.id, 2900],
      ['courier-unknown', onTheWay.id, 3000],
      ['courier-unknown', '', 5],
    ]),
  );

  const undo = { storeId: shop.id, settlementId: request.key, reason: 'Typed twice' };
  const undone = await Promise.all(Array.from({ length: 3 }, () => owner.call('reverseSettlement', undo)));
  expect(undone.every(({ ok }) => ok)).toBe(true);
  expect(await shop.order(whole.id)).toMatchObject({ settlementId: null, cashDueAt: whole.cashDueAt });
  expect(await cash()).toMatchObject({ collected: 6000, settled: 0, received: 0, fees: 0, at: 6000 });
  expect(await openKinds()).toEqual([]);
});

test('a payout in another currency is undone at its own rate, and counted at its orders’ once the store gave the currency up', async () => {
  const kwd = (rate: number) => [
    { code: 'USD', rate: 1 },
    { code: 'KWD', rate },
  ];
  await shop.set({ currencies: kwd(0.3) });
  const order = await orderUpTo('delivered', { currency: 'KWD' });
  const before = await shop.figures(today);
  const lines = [{ number: order.number, amount: order.total }];
  const asked: Partial<Request> = { currency: 'KWD', lines, seen: ['matched'], fee: 900 };
  const gain = async () => {
    const { received, courierFees } = await shop.figures(today);
    return [received - before.received, courierFees - before.courierFees];
  };
  const worth = [convertMinor(order.total, 'KWD', 'USD', 1 / 0.3), 300];
  const first = payout(asked);
  expect(await owner.call('saveSettlement', first)).toMatchObject({ ok: true });
  expect(await gain()).toEqual(worth);
  await shop.set({ currencies: kwd(0.5) });
  const undo = { storeId: shop.id, settlementId: first.key, reason: 'Typed twice' };
  expect(await owner.call('reverseSettlement', undo)).toMatchObject({ ok: true });
  expect(await gain()).toEqual([0, 0]);
  await shop.set({ currencies: [{ code: 'USD', rate: 1 }] });
  expect(await owner.call('saveSettlement', payout(asked))).toMatchObject({ ok: true });
  expect(await gain()).toEqual(worth);
  const nobodys: Partial<Request> = {
    ...asked,
    lines: [{ number: 'B-000000-000', amount: 5 }],
    seen: ['unknown'],
  };
  expect(await owner.call('saveSettlement', payout(nobodys))).toMatchObject({
    error: { code: 'currency-unavailable', params: { currency: 'KWD' } },
  });
});

test('a payout is recorded as it was seen or not at all', async () => {
  const order = await orderUpTo('delivered');
  const lines = [{ number: order.number, amount: order.total }];
  expect(await owner.call('saveSettlement', payout({ lines, seen: ['undelivered'] }))).toMatchObject({
    error: { code: 'edited-meanwhile' },
  });
  const both = await Promise.all(
    [1, 2].map(() => owner.call('saveSettlement', payout({ lines, seen: ['matched'] }))),
  );
  expect(both.map((answer) => (answer.ok ? 'ok' : answer.error.code)).sort()).toEqual([
    'edited-meanwhile',
    'ok',
  ]);
  expect(
    await owner.call('saveSettlement', payout({ lines, seen: ['matched'], day: '2999-01-01' })),
  ).toMatchObject({ error: { code: 'invalid-input', fields: { day: 'field.day.future' } } });
});

test('the tracking number finds the order, and cash from before payouts were recorded counts with its payout', async () => {
  const order = await orderUpTo('delivered');
  const ref = shop.db.doc(collections.order(shop.store, order.id));
  const shipment = { carrier: 'Aramex', trackingNumber: '30944' };
  await ref.update({ cashDueAt: null, shipment, shipments: [] });
  const before = await cash();
  const request = payout({ lines: [{ number: '30944', amount: order.total }], seen: ['matched'] });
  expect(await owner.call('saveSettlement', request)).toMatchObject({ ok: true });
  const after = await cash();
  expect(after?.at).toBe(before?.at);
  expect(after?.collected).toBe((before?.collected ?? 0) + order.total);
});

test('cash that no payout brought in two weeks is in the books until one does', async () => {
  const order = await orderUpTo('delivered');
  const long = Timestamp.fromMillis(Date.now() - MISSING_AFTER_MS - 1000);
  await shop.db.doc(collections.order(shop.store, order.id)).update({ cashDueAt: long });
  await owner.call('reconcileNow', { storeId: shop.id });
  expect(await openKinds()).toEqual([['courier-missing', order.id, 0]]);
  const lines = [{ number: order.number, amount: order.total }];
  await owner.call('saveSettlement', payout({ lines, seen: ['matched'] }));
  expect(await openKinds()).toEqual([]);
});
