import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { nameOrigins } from '@/functions/src/handlers/orders/by-hand/name-origins';
import type { HandOrderRequest } from '@/lib/domain/api/money/orders-by-hand';
import { collections } from '@/lib/domain/collections';
import { unchanged } from '@/lib/domain/orders/edits/edit-order';
import type { Order } from '@/lib/domain/orders/order';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import { age, orderUntil, runSchedule, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aMethod, aZone } from '@/tests/fixtures/shop/delivery';
import { aHandOrderRequest } from '@/tests/fixtures/shop/orders';

const HOUR_MS = 60 * 60 * 1000;
const shop = new LocalShop('orders-by-hand');
const stripe = new LocalStripe('orders-by-hand');
let owner: Client;
let anybody: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  owner = await shop.staff();
  anybody = shop.visitor();
});
afterAll(() => shop.close());

const { aBoard, stockOf, mailsOf } = cardDesk(shop, stripe);
const refused = (code: string) => ({ ok: false, error: { code } });

const place = (changes: Partial<HandOrderRequest>, client = owner) =>
  client.call('placeHandOrder', aHandOrderRequest({ storeId: shop.id, key: randomUUID(), ...changes }));

async function placed(changes: Partial<HandOrderRequest>): Promise<Order> {
  const answer = await place(changes);
  if (!answer.ok) throw new Error(answer.error.code);
  return shop.order(answer.value.orderId);
}

async function linkOf({ id: orderId }: Order): Promise<string> {
  const sent = await owner.call('sendPaymentLink', { storeId: shop.id, orderId, mail: false });
  if (!sent.ok) throw new Error(sent.error.code);
  return sent.value.link.split('/pay/')[1] ?? '';
}

test('one to be paid by link holds its pieces at once, and is a sale once somebody paid, however often', async () => {
  const { lines, productId } = await aBoard();
  const order = await placed({ lines, paymentMethod: 'card', discount: 500, reason: 'A friend' });
  expect(order).toMatchObject({ uid: null, status: 'pending', goods: 'taken', total: 2500, discount: 500 });
  expect(order.byHand).toEqual({
    source: 'whatsapp',
    by: owner.uid,
    reason: 'A friend',
    note: '',
    prices: [],
    counted: true,
  });
  expect(await stockOf(productId)).toBe(4);
  expect(await mailsOf(order)).toEqual([]);

  const token = await linkOf(order);
  expect((await shop.order(order.id)).payUntil).toBe(order.createdAt + 48 * HOUR_MS);
  const started = await anybody.call('startLinkPayment', { token });
  if (!started.ok) throw new Error(started.error.code);
  expect(started.value.amount).toBe(2500);
  await Promise.allSettled([stripe.pay(started.value), stripe.pay(started.value)]);
  const paid = await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'paid');
  expect(paid).toMatchObject({ status: 'placed', goods: 'taken' });
  expect(await stockOf(productId)).toBe(4);
  expect(await mailsOf(order)).toEqual(['order-placed', 'owner-order-placed']);
});

test('one that nobody pays in its hours ends and gives its pieces back once', async () => {
  const { lines, productId } = await aBoard();
  const order = await placed({ lines, paymentMethod: 'card', holdHours: 24 });
  await age(shop, order, 23 * HOUR_MS);
  await runSchedule('releaseExpiredReservations');
  expect((await shop.order(order.id)).status).toBe('pending');
  await age(shop, order, 2 * HOUR_MS);
  await Promise.all([1, 2, 3].map(() => runSchedule('releaseExpiredReservations')));
  await orderUntil(shop, order.id, ({ status }) => status === 'cancelled');
  expect(await stockOf(productId)).toBe(5);
});

test('a price that changed since the draft is told and not taken; the last piece is sold once', async () => {
  const { lines } = await aBoard(1);
  const draft = lines.map((line) => ({ ...line, seenPrice: 2000 }));
  expect(await place({ lines: draft })).toMatchObject({
    error: { code: 'cart-changed', changes: [{ kind: 'price', from: 2000, to: 2500 }] },
  });
  const quoted = await owner.call('quoteHandOrder', {
    ...{ storeId: shop.id, lines: draft, currency: 'USD', locale: 'en', discount: 0, prices: [] },
  });
  expect(quoted).toMatchObject({ value: { changes: [{ kind: 'price' }], methods: ['cash', 'card'] } });
  const key = randomUUID();
  const answers = await Promise.all([place({ lines, key }), place({ lines, key }), place({ lines })]);
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([{ error: { code: 'sold-out' } }]);
  const ids = answers.flatMap((answer) => (answer.ok ? [answer.value.orderId] : []));
  expect(new Set(ids).size).toBeLessThanOrEqual(1);
});

test('a discount needs its reason, and shoppers take no orders by hand', async () => {
  const { lines } = await aBoard();
  expect(await place({ lines, discount: 100 })).toMatchObject({
    error: { code: 'invalid-input', fields: { reason: 'field.reason.missing' } },
  });
  expect(await place({ lines }, await shop.guest())).toEqual(refused('not-allowed'));
});

test('a price by hand needs its reason and is the last word: no rule takes more off it, then or in an edit, and its method stays', async () => {
  const methods = [
    aMethod(),
    aMethod({ id: 'express', rate: { by: 'flat', steps: [{ from: 0, charge: 900 }] } }),
  ];
  await shop.set({ delivery: { zones: [aZone({ id: 'all', rest: true, methods })], holidays: [] } });
  const { id: discountId, ...rule } = aDiscount({ id: 'sale', percent: 10, combines: true });
  await owner.call('saveDiscount', { storeId: shop.id, discountId, rule, seen: 0 });
  const [special, usual] = [await aBoard(5, 2500), await aBoard(5, 1000)];
  const lines = [...special.lines, ...usual.lines].map((line) => ({ ...line, quantity: 2 }));
  const price = { productId: special.productId, variantId: 'board-red', price: 2000 };
  const asked = { lines, deliveryMethod: 'express' };
  for (const wrong of [
    { ...price, reason: ' ' },
    { ...price, price: -1, reason: 'A friend' },
  ])
    expect(await place({ ...asked, prices: [wrong] })).toMatchObject({ error: { code: 'invalid-input' } });

  const prices = [{ ...price, reason: 'A scratch' }];
  const quoted = await owner.call('quoteHandOrder', {
    ...{ storeId: shop.id, currency: 'USD', locale: 'en', discount: 0, prices: [price] },
    ...{ ...asked, city: 'Amman' },
  });
  const sums = { subtotal: 6000, discount: 200, deliveryCharges: 900, total: 6700 };
  expect(quoted).toMatchObject({ value: { ...sums, changes: [] } });
  const order = await placed({ ...asked, prices, seenTotal: 6700 });
  expect(order).toMatchObject({ ...sums, delivery: { methodId: 'express' } });
  expect(order.lines).toMatchObject([
    { unitPrice: 2000, listPrice: 2500, discount: 0 },
    { unitPrice: 1000, discount: 200 },
  ]);
  expect(order.byHand?.prices).toEqual([
    { productId: special.productId, variantId: 'board-red', reason: 'A scratch' },
  ]);

  const { sources } = await shop.figures(order.day);
  expect(sources.whatsapp?.orders).toBeGreaterThan(0);
  const listed = await shop.db.doc(collections.order(shop.store, order.id)).get();
  expect(listed.get('origin')).toBe('whatsapp');

  const { byHand, ...kept } = unchanged(order);
  const edit = {
    ...{ storeId: shop.id, orderId: order.id, version: 0, key: randomUUID(), ...kept },
    kept: [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 2 },
    ],
    ...{ discount: byHand.discount, reason: '' },
  };
  expect(await owner.call('editOrder', { ...edit, seenTotal: 4700 })).toMatchObject({ ok: true });
  const edited = await shop.order(order.id);
  expect(edited).toMatchObject({ subtotal: 4000, total: 4700, delivery: { methodId: 'express' } });
  expect(edited.lines[0]).toMatchObject({ unitPrice: 2000, listPrice: 2500, discount: 0 });
});

test('orders from before origins get theirs once, and stay as they are', async () => {
  const byPhone = await placed({ lines: (await aBoard()).lines, source: 'phone' });
  const usual = await shop.placed(await shop.guest(), { lines: (await aBoard()).lines });
  const refs = [byPhone, usual].map(({ id }) => shop.db.doc(collections.order(shop.store, id)));
  await Promise.all(refs.map((ref) => ref.update({ origin: FieldValue.delete() })));
  const cursor = shop.db.doc(collections.scheduleCursor('orderOrigins'));
  await cursor.delete();
  const run = () => nameOrigins({ db: shop.db, now: Date.now }, 3);
  await Promise.all([run(), run()]);
  const named = await Promise.all(refs.map((ref) => ref.get()));
  expect(named.map((order) => order.get('origin') as string)).toEqual(['phone', 'online']);
  const { status, total, lines } = usual;
  expect(await shop.order(usual.id)).toMatchObject({ status, total, lines });
  await refs[1]?.update({ origin: FieldValue.delete() });
  await run();
  expect((await refs[1]?.get())?.get('origin')).toBeUndefined();
});
