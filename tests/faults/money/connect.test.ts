import type Stripe from 'stripe';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { orderUntil, startedCardOrder, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { connectedStore, platformStripe, tellConnect } from '@/tests/fixtures/money/connected-store';
import type { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { webhookSecretOf } from '@/tests/setup/test-secrets';

/** Two stores that the platform connects, and one with keys of its own. */
const shop = new LocalShop('fault-connect');
const rival = new LocalShop('fault-connect-rival');
const keyed = new LocalShop('fault-webhooks');
const desk = connectedStore(shop);
let stripe: LocalStripe;
let rivals: LocalStripe;
let guest: Client;

beforeAll(async () => {
  const products = [aProduct({ variants: [aVariant({ stock: 100 })] })];
  await Promise.all([shop, rival].map((one) => one.open({ setting: TAKES_CARDS, products })));
  stripe = await desk.connect(await shop.staff());
  rivals = await connectedStore(rival).connect(await rival.staff());
  guest = await shop.guest();
});
afterEach(() => Promise.all([stripe, rivals].map((one) => one.faults({}))));
afterAll(() => Promise.all([shop, rival, keyed].map((one) => one.close())));

const isPaid = ({ paymentStatus }: Order) => paymentStatus === 'paid';
const stands = ({ id }: Order) => shop.order(id);
const untouched = { status: 'pending', paymentStatus: 'unpaid', holds: [] };

/** A paid order that no webhook told of, and Stripe's event. */
async function untold(): Promise<{ order: Order; event: Stripe.Event }> {
  await stripe.faults({ webhooks: { lose: 1 } });
  const { order, payment } = await startedCardOrder(shop, guest);
  const { id } = await stripe.pay(payment);
  await stripe.faults({});
  return { order, event: await stripe.eventOf('payment_intent.succeeded', id) };
}

test('fault 14: an event of one account cannot speak for another store', async () => {
  const { order, event } = await untold();
  // The rival pays itself, naming our order.
  const forged = await rivals.api.paymentIntents.create({
    ...{ amount: order.total, currency: 'usd', payment_method: 'pm_card_visa', confirm: true },
    ...{ return_url: 'http://x/', metadata: { storeId: shop.id, orderId: order.id } },
  });
  const theirs = await rivals.eventOf('payment_intent.succeeded', forged.id);
  for (const told of [
    theirs,
    // As if it were ours, and ours as if it were theirs.
    { ...theirs, account: stripe.account },
    { ...event, account: rivals.account },
  ])
    expect(await tellConnect(told)).toBe(200);
  expect(await stands(order)).toMatchObject(untouched);
  expect(await tellConnect(event)).toBe(200);
  expect(await stands(order)).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
});

test('fault 14: events of unknown accounts, of none, and of the other mode write nothing', async () => {
  const { order, event } = await untold();
  const { account: _, ...nobodys } = event;
  for (const told of [
    { ...event, account: 'acct_of_another_platform' },
    { ...event, account: '../connectedStores/x' },
    { ...event, livemode: true },
    nobodys,
  ])
    expect(await tellConnect(told)).toBe(200);
  expect(await stands(order)).toMatchObject(untouched);
});

test('fault 14: only the secret of connected accounts signs for them: not a store’s, nor the platform’s own', async () => {
  const { order, event } = await untold();
  for (const other of [keyed.id, 'platform', shop.id])
    expect(await tellConnect(event, webhookSecretOf(other))).toBe(400);
  // A store's own address, and the platform's, do not hear events of connected accounts.
  const connect = webhookSecretOf('platform/connect');
  const tell = (account: string, secret: string) =>
    platformStripe().tell(JSON.stringify(event), { account, secret });
  expect(await tell(shop.id, connect)).toBe(400);
  expect(await tell('platform', connect)).toBe(400);
  expect(await tell(keyed.id, webhookSecretOf(keyed.id))).toBe(200);
  expect(await tell('platform', webhookSecretOf('platform'))).toBe(200);
  expect(await stands(order)).toMatchObject(untouched);
});

test('fault 12: an event told five times at once, and again later, counts once', async () => {
  const { order, event } = await untold();
  expect(await Promise.all(Array.from({ length: 5 }, () => tellConnect(event)))).toEqual([
    200, 200, 200, 200, 200,
  ]);
  const paid = await stands(order);
  expect(paid.history.filter(({ to }) => to === 'placed')).toHaveLength(1);
  expect(await tellConnect(event)).toBe(200);
  expect(await stands(order)).toEqual(paid);
});

test('fault 13: news of an account that comes late, twice and out of order ends as Stripe has it', async () => {
  const events = async () => (await stripe.api.events.list({ type: 'account.updated', limit: 10 })).data;
  await stripe.faults({ webhooks: { hold: true } });
  for (const to of ['restricted', 'reviewed', 'ready'] as const) await desk.move(stripe.account, to);
  await stripe.release('newest-first');
  for (const told of [...(await events()), ...(await events())]) expect(await tellConnect(told)).toBe(200);
  expect([await desk.account(), await desk.offered()]).toMatchObject([{ state: 'ready' }, stripe.account]);
});

test('an account is one store’s for good: a second store cannot use it', async () => {
  const stolen = { id: stripe.account, state: 'ready', asks: [], isOff: false };
  const before = await connectedStore(rival).account();
  // Even where a copy of the store's documents names it, its events go to the first store.
  await rival.db.doc(collections.cardAccount(rival.store)).set(stolen);
  const { order, event } = await untold();
  expect(await tellConnect(event)).toBe(200);
  await orderUntil(shop, order.id, isPaid);
  expect(await rival.orders()).toEqual([]);
  const shopper = await rival.guest();
  await expect(startedCardOrder(rival, shopper)).rejects.toThrow('payment-method-unavailable');
  await rival.db.doc(collections.cardAccount(rival.store)).set({ ...before });
});

test('fault 22: while Stripe is away nobody is connected twice, and the webhook asks to be told again', async () => {
  const fresh = new LocalShop('fault-connect-away');
  await fresh.open({ setting: TAKES_CARDS });
  const owner = await fresh.staff();
  const begin = () => owner.call('connectStripe', { storeId: fresh.id, locale: 'en' });
  await platformStripe().faults({ api: { fail: -1, as: 500, afterwards: true } });
  expect(await begin()).toEqual({ ok: false, error: { code: 'payment-unavailable' } });
  await platformStripe().faults({});
  expect(await begin()).toMatchObject({ ok: true });
  const mapped = fresh.db.collection(collections.connectedStores()).where('storeId', '==', fresh.id);
  expect((await mapped.get()).size).toBe(1);

  const { order, event } = await untold();
  await stripe.faults({ api: { fail: -1, reads: true, as: 503 } });
  expect(await tellConnect(event)).toBe(503);
  await stripe.faults({});
  expect(await tellConnect(event)).toBe(200);
  expect(await stands(order)).toMatchObject({ paymentStatus: 'paid' });
  await fresh.close();
});
