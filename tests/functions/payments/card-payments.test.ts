import { createCardPayments } from '@/functions/src/adapters/stripe/payments/card-payments';
import { NO_PLATFORM } from '@/tests/fixtures/money/no-platform';
import type { Caller } from '@/functions/src/callable';
import { startPayment as startPaymentHandler } from '@/functions/src/handlers/payments/start-payment';
import { counterPath, windowEnd } from '@/functions/src/limits/consume-rate-limit';
import { rateLimitsOf } from '@/functions/src/limits/rate-limits';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import {
  age,
  orderUntil,
  paidCardOrder,
  runSchedule,
  startedCardOrder,
  startPayment,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const HOUR_MS = 60 * 60 * 1000;

const shop = new LocalShop('payments');
const keyless = new LocalShop('payments-without-keys');
const stripe = new LocalStripe('payments');
let guest: Client;

beforeAll(async () => {
  await Promise.all([shop, keyless].map((one) => one.open({ setting: TAKES_CARDS })));
  guest = await shop.guest();
});
afterEach(() => stripe.faults({}));
afterAll(() => Promise.all([shop, keyless].map((one) => one.close())));

const { aBoard, stockOf, intentOf, mailsOf } = cardDesk(shop, stripe);
const of = (order: Order) => ({ storeId: shop.id, orderId: order.id });
const back = (order: Order, paymentId: string) => ({ ...of(order), paymentId });
const refused = (code: string) => ({ ok: false, error: { code } });

test('cards are offered where the store wants them and has its keys', async () => {
  const quote = (one: LocalShop, client: Client) =>
    client.call('quoteCart', { storeId: one.id, lines: [aRequestedLine()], currency: 'USD', locale: 'en' });
  const shopper = await keyless.guest();
  expect(await quote(shop, guest)).toMatchObject({ value: { methods: ['cash', 'card'] } });
  expect(await quote(keyless, shopper)).toMatchObject({ value: { methods: ['cash'] } });
  expect(await shopper.call('cardAccount', { storeId: keyless.id })).toEqual(refused('not-allowed'));
  const owner = await keyless.staff();
  expect(await owner.call('cardAccount', { storeId: keyless.id })).toMatchObject({
    value: { connected: false },
  });
  await expect(keyless.placed(shopper, { paymentMethod: 'card' })).rejects.toThrow(
    'payment-method-unavailable',
  );
});

test('an order below what a card is charged is not paid by card', async () => {
  const { lines } = await aBoard(5, 49);
  const two = lines.map((line) => ({ ...line, quantity: 2 }));
  await shop.set({ shipping: { flat: 0, freeOver: null } });
  await expect(shop.placed(guest, { lines, paymentMethod: 'card' })).rejects.toThrow(
    'payment-method-unavailable',
  );
  expect(await shop.placed(guest, { lines })).toMatchObject({ status: 'placed', total: 49 });
  expect(await shop.placed(guest, { lines: two, paymentMethod: 'card' })).toMatchObject({
    status: 'pending',
    total: 98,
  });
  await shop.set({ shipping: { flat: 500, freeOver: null } });
});

test('a card order holds its goods and tells nobody until it is paid, then once', async () => {
  const { lines, productId } = await aBoard();
  await stripe.faults({ webhooks: { copies: 5 } });
  const { order, payment } = await startedCardOrder(shop, guest, { lines });
  expect(order).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', total: 3000 });
  expect(await stockOf(productId)).toBe(4);
  expect(await mailsOf(order)).toEqual([]);
  expect(payment).toMatchObject({ amount: 3000, currency: 'USD', publishableKey: 'pk_test_payments' });

  await stripe.pay(payment);
  const paid = await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'paid');
  expect(paid).toMatchObject({ status: 'placed', paymentId: (await intentOf(order)).id });
  expect(await guest.call('checkPayment', of(order))).toEqual({
    ok: true,
    value: { status: 'placed', paymentStatus: 'paid' },
  });
  expect((await shop.order(order.id)).history).toHaveLength(2);
  expect(await mailsOf(order)).toEqual(['order-placed', 'owner-order-placed']);
  expect(await guest.call('startPayment', of(order))).toEqual(refused('nothing-to-pay'));
});

test('one order has one payment, however often and at once it is asked for', async () => {
  const { lines } = await aBoard();
  const order = await shop.placed(guest, { lines, paymentMethod: 'card' });
  const started = await Promise.all([1, 2, 3, 4].map(() => startPayment(guest, order)));
  started.push(await startPayment(guest, order));
  expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  expect(await stripe.paymentsOf(order.id)).toMatchObject([
    {
      amount: 3000,
      currency: 'usd',
      metadata: { storeId: shop.id, orderId: order.id, number: order.number },
    },
  ]);
  const stored = await shop.db.doc(collections.order(shop.store, order.id)).get();
  expect(JSON.stringify(stored.data())).not.toContain('_secret_');
});

test("nobody starts or checks another's payment", async () => {
  const { order } = await startedCardOrder(shop, guest);
  const other = await shop.guest();
  expect(await other.call('startPayment', of(order))).toEqual(refused('order-not-found'));
  expect(await other.call('checkPayment', of(order))).toEqual(refused('order-not-found'));
});

test('a refused card leaves the order waiting, and the same payment takes another card', async () => {
  const { lines } = await aBoard();
  const { order, payment } = await startedCardOrder(shop, guest, { lines });
  await expect(stripe.pay(payment, 'declined')).rejects.toThrow('generic_decline');
  const failed = await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'failed');
  expect(failed).toMatchObject({ status: 'pending' });
  expect(await startPayment(guest, order)).toEqual(payment);
  await stripe.pay(payment);
  await orderUntil(shop, order.id, ({ status }) => status === 'placed');
});

test('a payment that the shopper does not confirm at the bank was refused, too', async () => {
  const { order, payment } = await startedCardOrder(shop, guest);
  await stripe.answerBank(await stripe.pay(payment, 'asksBank'), 'fail');
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'failed');
  await stripe.answerBank(await stripe.pay(payment, 'asksBank'), 'complete');
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'paid');
});

test('fault 40: cards that are tried one after the other find the door closed', async () => {
  const { order, payment } = await startedCardOrder(shop, guest);
  for (let tried = 0; tried < 8; tried += 1) {
    await stripe.pay(payment, 'declined').catch(() => undefined);
    await orderUntil(shop, order.id, ({ refusals }) => refusals.length > tried);
  }
  expect(await guest.call('startPayment', of(order))).toEqual(refused('too-many-requests'));
  expect((await intentOf(order)).status).toBe('canceled');
});

test('fault 40: a shopper who begins too many payments is stopped before Stripe', async () => {
  await withinOneHour();
  const busy = await shop.guest();
  const order = await shop.placed(busy, { paymentMethod: 'card' });
  const { person } = rateLimitsOf('beginPayment');
  const who = { person: busy.uid, address: undefined, store: shop.id };
  const endsAt = windowEnd(person ?? { windowMs: HOUR_MS }, Date.now());
  const counter = shop.db.doc(counterPath('beginPayment', 'person', who, endsAt));
  await counter.set({ count: person?.most });
  expect(await busy.call('startPayment', of(order))).toMatchObject(refused('too-many-requests'));
  expect(await stripe.paymentsOf(order.id)).toEqual([]);
});

test('who comes back before the news of the payment sees the truth', async () => {
  await stripe.faults({ webhooks: { lose: 1 } });
  const { order, payment } = await startedCardOrder(shop, guest);
  await stripe.pay(payment);
  expect(await guest.call('checkPayment', of(order))).toMatchObject({
    value: { status: 'placed', paymentStatus: 'paid' },
  });
  expect(await mailsOf(order)).toEqual(['order-placed', 'owner-order-placed']);
});

test('while Stripe is away nothing is started; afterwards the same payment is', async () => {
  const order = await shop.placed(guest, { paymentMethod: 'card' });
  await stripe.faults({ api: { fail: -1, as: 500, afterwards: true } });
  expect(await guest.call('startPayment', of(order))).toEqual(refused('payment-unavailable'));
  await stripe.faults({});
  await startPayment(guest, order);
  expect(await stripe.paymentsOf(order.id)).toHaveLength(1);
});

test('a payment that Firestore was too busy to note can be paid when it is asked for again', async () => {
  const { lines } = await aBoard();
  const order = await shop.placed(guest, { lines, paymentMethod: 'card' });
  const host = process.env.NEXT_PUBLIC_STRIPE_HOST ?? '';
  const keys = { secretKey: `sk_test_${shop.id}`, webhookSecret: '', publishableKey: `pk_test_${shop.id}` };
  const storeKeys = { read: () => Promise.resolve(keys) };
  const settings = { host: () => host, storeKeys, platform: NO_PLATFORM, stores: async () => [shop.id] };
  const busy = new Proxy(shop.db, {
    get: (target, name) =>
      name === 'runTransaction'
        ? () => Promise.reject(Object.assign(new Error('Too much contention'), { code: 10 }))
        : (Reflect.get(target, name) as (() => unknown) | undefined)?.bind?.(target),
  });
  const deps = {
    db: busy,
    now: Date.now,
    payments: createCardPayments(settings),
    consumeRateLimit: () => Promise.resolve({ retryAfter: 0, excess: 0 }),
  } as unknown as Parameters<typeof startPaymentHandler>[0];
  const caller = { uid: guest.uid } as Caller;
  // Its goods were taken by an earlier call, so that what fails is the note of the payment.
  await shop.db.doc(collections.order(shop.store, order.id)).update({ goods: 'taken' });
  expect(await startPaymentHandler(deps, of(order), caller, '')).toEqual(refused('try-again'));
  await stripe.payThrough(await startPayment(guest, order), 'succeeds');
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'paid');
  expect(await stripe.paymentsOf(order.id)).toHaveLength(1);
});

test.each([
  ['amount', { amount: 2900 }],
  ['currency', { currency: 'eur' }],
])(
  'money of another %s is held: not paid, not ended, and the owner is told once',
  async (reason, changes) => {
    const { order, payment } = await startedCardOrder(shop, guest);
    await stripe.api.paymentIntents.update((await intentOf(order)).id, changes);
    await stripe.pay(payment);
    const held = await orderUntil(shop, order.id, ({ holds }) => holds.length > 0);
    expect(held).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', holds: [{ reason }] });
    expect(await guest.call('checkPayment', of(order))).toMatchObject({ value: { paymentStatus: 'unpaid' } });
    expect(await guest.call('startPayment', of(order))).toEqual(refused('nothing-to-pay'));
    await age(shop, order, HOUR_MS);
    await runSchedule('releaseExpiredReservations');
    expect(await shop.order(order.id)).toMatchObject({ status: 'pending' });
    expect(await mailsOf(order)).toEqual(['owner-payment-held']);
  },
);

test('held money that Stripe gave back while it failed is known to be back when asked again', async () => {
  const { order, payment } = await startedCardOrder(shop, guest);
  const { id } = await intentOf(order);
  await stripe.api.paymentIntents.update(id, { amount: 3100 });
  await stripe.pay(payment);
  await orderUntil(shop, order.id, ({ holds }) => holds.length > 0);
  const owner = await shop.staff('asking-owner');
  await stripe.faults({ api: { fail: 1, as: 500, afterwards: true } });
  expect(await owner.call('returnHeldPayment', back(order, id))).toEqual(refused('payment-unavailable'));
  expect(await owner.call('returnHeldPayment', back(order, id))).toEqual({
    ok: true,
    value: { status: 'cancelled' },
  });
  expect((await stripe.api.refunds.list({ payment_intent: id })).data).toMatchObject([{ amount: 3100 }]);
});

test('held money is given back once by the people of the store alone, and ends the order', async () => {
  const { lines, productId } = await aBoard();
  const { order, payment } = await startedCardOrder(shop, guest, { lines });
  const { id } = await intentOf(order);
  await stripe.api.paymentIntents.update(id, { amount: 3100 });
  await stripe.pay(payment);
  await orderUntil(shop, order.id, ({ holds }) => holds.length > 0);
  expect(await guest.call('payOnDelivery', of(order))).toMatchObject(refused('status-change-refused'));
  expect(await guest.call('returnHeldPayment', back(order, id))).toEqual(refused('not-allowed'));
  const owner = await shop.staff('holding-owner');
  const answers = await Promise.all([1, 2, 3].map(() => owner.call('returnHeldPayment', back(order, id))));
  expect(answers).toEqual(answers.map(() => ({ ok: true, value: { status: 'cancelled' } })));
  expect((await stripe.api.refunds.list({ payment_intent: id })).data).toMatchObject([{ amount: 3100 }]);
  const ended = await shop.order(order.id);
  expect(ended.holds[0]?.returnedAt).toBeGreaterThan(order.createdAt);
  expect(ended).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid', refunds: [] });
  expect(await stockOf(productId)).toBe(5);
  expect(await owner.call('returnHeldPayment', back(await shop.placed(guest), id))).toEqual(
    refused('refund-refused'),
  );
});

test('a disputed payment flags its order and the owner is told once', async () => {
  await stripe.faults({ webhooks: { copies: 4 } });
  const order = await paidCardOrder(shop, stripe, guest, { card: 'disputed' });
  const flagged = await orderUntil(shop, order.id, ({ disputes }) => disputes.length > 0);
  expect(flagged.disputes).toMatchObject([{ state: 'open', amount: 3000 }]);
  expect(flagged.disputes[0]?.answerBy).toBeGreaterThan(Date.now());
  expect((await mailsOf(order)).filter((kind) => kind === 'owner-payment-disputed')).toHaveLength(1);
});

test('a lost dispute is counted as taken back, once however often it is told', async () => {
  const { lines } = await aBoard();
  const order = await paidCardOrder(shop, stripe, guest, { lines, card: 'disputed' });
  const { disputes } = await orderUntil(shop, order.id, (one) => one.disputes.length > 0);
  const before = await shop.figures(order.day);
  await stripe.faults({ webhooks: { copies: 4 } });
  await stripe.api.disputes.close(disputes[0]?.id ?? '');
  await orderUntil(shop, order.id, (one) => one.disputes[0]?.state === 'lost');
  const { orders, units, revenue, refunds, lostDisputes } = await shop.figures(order.day);
  expect([orders, units, refunds]).toEqual([before.orders, before.units, before.refunds]);
  expect([before.revenue - revenue, lostDisputes - before.lostDisputes]).toEqual([3000, 3000]);
});

test('an order of nothing is placed and told without Stripe', async () => {
  const { lines } = await aBoard(3, 0);
  await shop.db.doc(collections.storeSetting(shop.store)).update({ shipping: { flat: 0 } });
  try {
    const order = await shop.placed(guest, { lines, paymentMethod: 'card' });
    expect(order).toMatchObject({ status: 'placed', paymentStatus: 'paid', total: 0 });
    expect(await mailsOf(order)).toEqual(['order-placed', 'owner-order-placed']);
    expect(await guest.call('startPayment', of(order))).toEqual(refused('nothing-to-pay'));
    expect(await stripe.paymentsOf(order.id)).toEqual([]);
  } finally {
    await shop.db.doc(collections.storeSetting(shop.store)).update({ shipping: { flat: 500 } });
  }
});
