import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { anEntry, TAKES_TRANSFERS } from '@/tests/fixtures/money/bank-transfers';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import { age, orderUntil, runSchedule, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { anAddress } from '@/tests/fixtures/shop/orders';

const DAY_MS = 24 * 60 * 60 * 1000;
const shop = new LocalShop('payment-links');
const stripe = new LocalStripe('payment-links');
let guest: Client;
let owner: Client;
let anybody: Client;

beforeAll(async () => {
  await shop.open({ setting: TAKES_CARDS });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
  anybody = shop.visitor();
});
afterAll(() => shop.close());

const { aBoard, stockOf } = cardDesk(shop, stripe);
const refused = (code: string) => ({ ok: false, error: { code } });
const of = ({ id }: Order) => ({ storeId: shop.id, orderId: id });

async function anOrder(changes: object = {}) {
  const { lines, productId } = await aBoard();
  const order = await shop.placed(guest, { lines, paymentMethod: 'card', ...changes });
  return { order, productId };
}

async function linkOf(order: Order, mail = false) {
  const sent = await owner.call('sendPaymentLink', { ...of(order), mail });
  if (!sent.ok) throw new Error(sent.error.code);
  const token = sent.value.link.split('/pay/')[1] ?? '';
  return { ...sent.value, token };
}

const start = async (token: string) => {
  const started = await anybody.call('startLinkPayment', { token });
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
};
const read = (token: string) => anybody.call('readPaymentLink', { token });

test('who holds the link pays without an account and learns nothing of who ordered', async () => {
  const { order, productId } = await anOrder();
  const { token, whatsapp, link } = await linkOf(order);
  const text = new URL(whatsapp ?? '').searchParams.get('text') ?? '';
  expect(text).toContain(link);
  const found = await read(token);
  expect(found).toMatchObject({ value: { number: order.number, state: 'open', amount: 3000 } });
  expect(JSON.stringify(found)).not.toContain(order.address.fullName);

  const payment = await start(token);
  expect(payment).toMatchObject({ amount: 3000, currency: 'USD' });
  expect(await stockOf(productId)).toBe(4);
  await stripe.pay(payment);
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'paid');
  expect(await anybody.call('checkLinkPayment', { token })).toMatchObject({ value: { status: 'placed' } });
  expect(await read(token)).toMatchObject({ value: { state: 'paid', amount: 0 } });
});

test('two who pay by one link at once pay one payment, and a later one finds it paid', async () => {
  const { order } = await anOrder();
  const [first, second] = [await linkOf(order), await linkOf(order)];
  const started = await Promise.all([first, second, first].map(({ token }) => start(token)));
  expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  await Promise.allSettled(started.map((payment) => stripe.pay(payment)));
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'paid');
  expect(await anybody.call('startLinkPayment', { token: second.token })).toEqual(refused('nothing-to-pay'));
  expect((await stripe.paymentsOf(order.id)).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  expect(await owner.call('sendPaymentLink', { ...of(order), mail: false })).toEqual(
    refused('nothing-to-pay'),
  );
});

test('a link keeps the order past the usual half hour, and after its time order and stock are free', async () => {
  const { order, productId } = await anOrder();
  const { token } = await linkOf(order);
  const payment = await start(token);
  await age(shop, order, DAY_MS);
  await runSchedule('releaseExpiredReservations');
  expect((await shop.order(order.id)).status).toBe('pending');
  await age(shop, order, DAY_MS);
  expect(await read(token)).toMatchObject({ value: { state: 'over' } });
  expect(await anybody.call('startLinkPayment', { token })).toEqual(refused('reservation-over'));
  await runSchedule('releaseExpiredReservations');
  await orderUntil(shop, order.id, ({ status }) => status === 'cancelled');
  expect(await stockOf(productId)).toBe(5);
  await expect(stripe.pay(payment)).rejects.toThrow();
  expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' });
});

test('the link is mailed in the language of the order; another order and another purpose do not open it', async () => {
  const email = 'payer@example.com';
  const { order } = await anOrder({ locale: 'ar', address: anAddress({ email }) });
  await linkOf(order, true);
  const { text } = await mailTo(email, (mail) => mail.text.includes('/ar/pay/'));
  const token = /\/pay\/(\S+)/.exec(text)?.[1] ?? '';
  expect(await read(token)).toMatchObject({ value: { state: 'open' } });
  expect(await read(`${token}x`)).toEqual(refused('link-expired'));
  expect(await anybody.call('readConfirmation', { token })).toEqual(refused('link-expired'));
  expect(await guest.call('sendPaymentLink', { ...of(order), mail: false })).toEqual(refused('not-allowed'));
  const kinds = await shop.db
    .collection(collections.outbox(shop.store))
    .where('orderId', '==', order.id)
    .get();
  expect(kinds.docs.map((doc) => doc.get('kind') as string)).toEqual(['order-payment-asked']);
});

test('who holds the link may transfer the money instead; the card payment is stopped and no card pays it any more', async () => {
  const { transfer } = TAKES_TRANSFERS.payment;
  await shop.set({ 'payment.transfer': transfer });
  const { order } = await anOrder();
  const { token } = await linkOf(order);
  const payment = await start(token);
  const choose = () => anybody.call('chooseLinkTransfer', { token });
  expect(await choose()).toMatchObject({ value: { state: 'transfer' } });
  expect(await choose()).toMatchObject({ value: { state: 'transfer' } });
  await expect(stripe.pay(payment)).rejects.toThrow();
  expect(await anybody.call('startLinkPayment', { token })).toEqual(refused('nothing-to-pay'));
  const waiting = await shop.order(order.id);
  expect(waiting).toMatchObject({
    status: 'pending',
    paymentMethod: 'transfer',
    paymentId: null,
    goods: 'held',
  });
  expect(await owner.call('recordTransfer', anEntry(waiting, 3000))).toMatchObject({
    value: { paymentStatus: 'paid' },
  });
});
