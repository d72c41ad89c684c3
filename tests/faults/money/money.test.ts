import { collections } from '@/lib/domain/collections';
import { CURRENCY_DECIMALS, type CurrencyCode } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { statusOfReading } from '@/tests/fixtures/firebase/under-rules';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import {
  aCardRequest,
  orderUntil,
  paidCardOrder,
  startedCardOrder,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

/** Units for one dollar that leave odd sums in every number of decimals. */
const RATES: Readonly<Partial<Record<CurrencyCode, number>>> = {
  EUR: 0.9137,
  SAR: 3.7501,
  JPY: 147.313,
  KWD: 0.30717,
  BHD: 0.37613,
  OMR: 0.38461,
  JOD: 0.70913,
};

/** Three unit prices and the delivery are rounded by half a step each, which is ten units where there are three decimals. */
const MOST_ROUNDED = 20;

const shop = new LocalShop('fault-money');
const stripe = new LocalStripe(shop.id);
let guest: Client;
let owner: Client;

beforeAll(async () => {
  const currencies = Object.entries(RATES).map(([code, rate]) => ({ code, rate }));
  await shop.open({
    setting: { ...TAKES_CARDS, currencies },
    products: [
      aProduct({ variants: [aVariant({ price: 2999, stock: 200 })] }),
      aProduct({ id: 'gift', slug: 'gift', variants: [aVariant({ price: 0, stock: 5 })] }),
    ],
  });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
});
afterEach(() => stripe.faults({}));
afterAll(() => shop.close());

const lines = [aRequestedLine({ seenPrice: 2999 })];
const own = ({ id }: Order) => ({ storeId: shop.id, orderId: id });

test('fault 4: more put into the cart after the payment began changes neither the order nor what is charged', async () => {
  const request = aCardRequest(shop, { lines });
  const placed = await guest.call('placeOrder', request);
  if (!placed.ok) throw new Error(placed.error.code);
  const { orderId } = placed.value;
  const started = await guest.call('startPayment', { storeId: shop.id, orderId });
  if (!started.ok) throw new Error(started.error.code);
  const more = { ...request, lines: [aRequestedLine({ seenPrice: 2999, quantity: 4 })] };
  expect(await guest.call('placeOrder', more)).toMatchObject({ error: { code: 'key-reused' } });
  await stripe.pay(started.value);
  const paid = await orderUntil(shop, orderId, ({ paymentStatus }) => paymentStatus === 'paid');
  expect(await stripe.paymentsOf(orderId)).toMatchObject([{ amount_received: paid.total }]);
  expect(paid).toMatchObject({ total: 3499, totalProducts: 1 });
});

test("fault 6: another's order gives no payment, no state and no data, whoever knows its id", async () => {
  const { order } = await startedCardOrder(shop, guest, { lines });
  const stranger = await shop.guest();
  const refused = { ok: false, error: { code: 'order-not-found' } };
  for (const ask of ['startPayment', 'checkPayment', 'cancelOrder', 'payOnDelivery'] as const)
    for (const client of [stranger, await shop.member(`member-${ask}`)])
      expect(await client.call(ask, own(order))).toEqual(refused);
  expect(await guest.call('checkPayment', { storeId: shop.id, orderId: 'no-such-order' })).toEqual(refused);
  for (const token of [order.id, 'a.b.c', ''])
    expect((await stranger.call('trackOrder', { token })).ok).toBe(false);
  const path = collections.order(shop.store, order.id);
  expect([await statusOfReading(stranger, path), await statusOfReading(guest, path)]).toEqual([403, 200]);
  expect(await shop.order(order.id)).toMatchObject({ status: 'pending' });
});

test('fault 7: the page after the payment, opened twenty times at once, gives one order', async () => {
  await stripe.faults({ webhooks: { hold: true } });
  const { order, payment } = await startedCardOrder(shop, guest, { lines });
  await stripe.pay(payment);
  const looks = await Promise.all(Array.from({ length: 20 }, () => guest.call('checkPayment', own(order))));
  expect(new Set(looks.map((look) => look.ok && `${look.value.status} ${look.value.paymentStatus}`))).toEqual(
    new Set(['placed paid']),
  );
  await stripe.release();
  const { history } = await shop.order(order.id);
  expect(history.filter(({ to }) => to === 'placed')).toHaveLength(1);
  expect(await stripe.paymentsOf(order.id)).toHaveLength(1);
});

test('fault 9: refunds of everything, many at once, twice, too high and by a stranger give it back once', async () => {
  const order = await paidCardOrder(shop, stripe, guest, { lines });
  const refund = (client: Client, key: string, amount = order.total) =>
    client.call('refundOrder', {
      ...own(order),
      key,
      amount,
      lines: [{ line: 0, quantity: 1 }],
      restock: false,
      reason: 'Broken',
    });
  const stranger = await shop.member('not-of-the-store', { second: 'owner' });
  for (const client of [guest, stranger])
    expect(await refund(client, 'theft')).toMatchObject({ error: { code: 'not-allowed' } });
  expect(await refund(owner, 'too-much', order.total + 1)).toMatchObject({
    error: { code: 'refund-too-much' },
  });

  const keys = Array.from({ length: 10 }, (_, index) => `at-once-${index % 5}`);
  const answers = await Promise.all(keys.map((key) => refund(owner, key)));
  expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(2);
  const refunded = await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'refunded');
  expect(refunded.refunds).toMatchObject([{ amount: order.total, state: 'done' }]);
  const [payment] = await stripe.paymentsOf(order.id);
  const { data } = await stripe.api.refunds.list({ payment_intent: payment?.id ?? '' });
  expect(data).toMatchObject([{ amount: order.total }]);
  expect(await refund(owner, 'again', 1)).toMatchObject({ error: { code: 'refund-refused' } });
});

test('fault 10: an order of nothing to pay is placed and told without asking Stripe', async () => {
  await shop.db.doc(collections.storeSetting(shop.store)).update({ shipping: { flat: 0, freeOver: null } });
  await stripe.faults({ api: { fail: -1, reads: true } });
  const order = await shop.placed(guest, {
    lines: [aRequestedLine({ productId: 'gift', seenPrice: 0 })],
    paymentMethod: 'card',
    address: anAddress({ email: 'gift@example.com' }),
  });
  expect(order).toMatchObject({ total: 0, status: 'placed', paymentId: null });
  await mailTo('gift@example.com', ({ text }) => text.includes(order.number));
  await stripe.faults({});
  expect(await stripe.paymentsOf(order.id)).toEqual([]);
  await shop.db.doc(collections.storeSetting(shop.store)).update({ shipping: { flat: 500, freeOver: null } });
});

test.each(Object.keys(RATES) as CurrencyCode[])(
  'fault 11: the total of an order in %s is what Stripe is asked for and gets',
  async (currency) => {
    const order = await paidCardOrder(shop, stripe, guest, {
      lines: [aRequestedLine({ seenPrice: 2999, quantity: 3 })],
      currency,
    });
    const [line] = order.lines;
    expect(order.total).toBe((line?.unitPrice ?? 0) * 3 + order.deliveryCharges);
    const exact = (3 * 29.99 + 5) * (RATES[currency] ?? 0) * 10 ** CURRENCY_DECIMALS[currency];
    expect(Math.abs(order.total - exact)).toBeLessThanOrEqual(MOST_ROUNDED);
    expect(await stripe.paymentsOf(order.id)).toMatchObject([
      { currency: currency.toLowerCase(), amount: order.total, amount_received: order.total },
    ]);
  },
);
