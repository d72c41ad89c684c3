import { randomUUID } from 'node:crypto';
import type { HandOrderRequest } from '@/lib/domain/api/money/orders-by-hand';
import type { Order } from '@/lib/domain/orders/order';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import { age, orderUntil, runSchedule, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
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
  expect(order.byHand).toEqual({ source: 'whatsapp', by: owner.uid, reason: 'A friend', note: '' });
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
    ...{ storeId: shop.id, lines: draft, currency: 'USD', locale: 'en', discount: 0 },
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
    error: { code: 'invalid-input', fields: { reason: 'field.reason.required' } },
  });
  expect(await place({ lines }, await shop.guest())).toEqual(refused('not-allowed'));
});
