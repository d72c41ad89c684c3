import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { settleCards } from '@/scripts/store/settle-cards';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import {
  orderUntil,
  paidCardOrder,
  runSchedule,
  startedCardOrder,
  startPayment,
  TAKES_CARDS,
} from '@/tests/fixtures/money/card-orders';
import { cardDesk } from '@/tests/fixtures/money/card-desk';
import { connectedStore, feeOf, platformStripe } from '@/tests/fixtures/money/connected-store';
import type { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const SETTING = { ...TAKES_CARDS, siteUrl: 'https://connected.example' };
const shop = new LocalShop('connected');
const other = new LocalShop('connecting');
const keyed = new LocalShop('payments');
const { connect, until, account, offered, move, begin, press } = connectedStore(shop);
let owner: Client;
let guest: Client;
let stripe: LocalStripe;

beforeAll(async () => {
  const products = [aProduct({ variants: [aVariant({ stock: 200 })] })];
  await Promise.all([shop, other, keyed].map((one) => one.open({ setting: SETTING, products })));
  [owner, guest] = [await shop.staff(), await shop.guest()];
  stripe = await connect(owner);
});
afterEach(() => platformStripe().faults({}));
afterAll(() => Promise.all([shop, other, keyed].map((one) => one.close())));

const of = (order: Order) => ({ storeId: shop.id, orderId: order.id });
const refused = (code: string) => ({ ok: false, error: { code } });
const methods = async (one: LocalShop, client: Client) => {
  const cart = { storeId: one.id, lines: [aRequestedLine()] };
  const quoted = await client.call('quoteCart', { ...cart, currency: 'USD', locale: 'en' });
  return quoted.ok ? quoted.value.methods : [];
};
const mails = async () => {
  const sent = shop.db.collection(collections.outbox(shop.store)).where('kind', '==', 'owner-cards-stopped');
  return (await sent.get()).size;
};
const intentOf = async (order: Order) => cardDesk(shop, stripe).intentOf(order);

test('an owner connects an account by Stripe’s pages, and leaves and comes back as often as needed', async () => {
  const {
    begin: start,
    press: click,
    until: state,
    account: stored,
    offered: public_,
  } = connectedStore(other);
  const [boss, shopper] = [await other.staff(), await other.guest()];
  expect(await boss.call('cardAccount', { storeId: other.id })).toEqual({
    ok: true,
    value: { connected: false, mayConnect: true, fee: { basisPoints: 150, fixed: 0, currency: null } },
  });
  const back = 'https://connected.example/admin/storesetting/paymentOptions?stripe=';
  const first = await start(boss);
  expect(await click(first, 'leave')).toBe(`${back}back`);
  expect(await boss.call('refreshCardAccount', { storeId: other.id })).toMatchObject({ ok: true });
  const unfinished = await stored();
  expect(unfinished).toMatchObject({ state: 'unfinished', asks: ['business', 'bank', 'person', 'terms'] });
  expect(await click(first, 'complete')).toBe(`${back}again`);

  await click(await start(boss), 'review');
  expect(await state((one) => one.state === 'reviewed')).toMatchObject({ id: unfinished?.id, asks: [] });
  expect([await public_(), await methods(other, shopper)]).toEqual([undefined, ['cash']]);

  await click(await start(boss), 'complete');
  await state((one) => one.state === 'ready');
  expect([await public_(), await methods(other, shopper)]).toEqual([unfinished?.id, ['cash', 'card']]);
  const map = await other.db.doc(collections.connectedStore(unfinished?.id ?? '')).get();
  expect(map.get('storeId')).toBe(other.id);
});

test('two owners who begin at once share one account', async () => {
  const fresh = new LocalShop('connecting-twice');
  await fresh.open({ setting: SETTING });
  const owners = [await fresh.staff(), await fresh.member('second-owner', { [fresh.id]: 'owner' })];
  await Promise.all(owners.map((one) => connectedStore(fresh).begin(one)));
  const stores = fresh.db.collection(collections.connectedStores()).where('storeId', '==', fresh.id);
  expect((await stores.get()).docs.map(({ id }) => id)).toEqual([
    (await connectedStore(fresh).account())?.id,
  ]);
  await fresh.close();
});

test('a store with keys of its own connects nothing', async () => {
  const boss = await keyed.staff();
  expect(await boss.call('connectStripe', { storeId: keyed.id, locale: 'en' })).toEqual(
    refused('connect-own-keys'),
  );
  expect(await boss.call('cardAccount', { storeId: keyed.id })).toEqual({
    ok: true,
    value: { connected: true, mayConnect: false, fee: null },
  });
});

test('a shopper pays the account, and the platform takes its fee, which a refund gives back', async () => {
  const { order, payment } = await startedCardOrder(shop, guest);
  const id = stripe.account;
  expect(payment).toMatchObject({ publishableKey: 'pk_test_platform', stripeAccount: id });
  await stripe.pay(payment);
  const paid = await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'paid');
  const fee = Math.floor((paid.total * 150) / 10_000);
  expect(paid).toMatchObject({ status: 'placed', platformFee: fee });
  const intent = await intentOf(paid);
  expect(await feeOf(intent)).toEqual([{ account: id, amount: fee, returned: 0 }]);

  const refund = async (amount: number, key: string) => {
    const asked = { ...of(paid), key, amount, lines: [], restock: false, reason: '' };
    expect(await owner.call('refundOrder', asked)).toMatchObject({ ok: true });
    await orderUntil(shop, paid.id, ({ refunds }) =>
      refunds.some((one) => one.id === key && one.state === 'done'),
    );
  };
  const half = Math.floor(paid.total / 2);
  await refund(half, 'half');
  const [partly] = await feeOf(intent);
  expect(partly?.returned).toBe(Math.round((fee * half) / paid.total));
  await refund(paid.total - half, 'rest');
  expect(await feeOf(intent)).toEqual([{ account: id, amount: fee, returned: fee }]);
  expect(await shop.order(paid.id)).toMatchObject({ paymentStatus: 'refunded' });
});

test('a plan says its own fee; a payment that was begun keeps the one it had', async () => {
  const { order, payment } = await startedCardOrder(shop, guest);
  const before = await intentOf(order);
  const plan = shop.db.doc(collections.subscription(owner.uid, 'sub_connected'));
  await shop.db.doc(collections.package('connected-plan')).set({
    ...{ name: { en: 'Big', ar: 'كبير' }, price: 100, currency: 'USD', interval: 'month' },
    ...{ stripePriceId: 'price_connected', fee: { basisPoints: 500, fixed: 20 } },
  });
  await plan.set({
    ...{ storeId: shop.id, stripeId: 'cus_connected', status: 'active', stripePriceId: 'price_connected' },
    ...{ price: 100, currency: 'USD', interval: 'month' },
    currentPeriodEnd: Timestamp.fromMillis(Date.now() + 1e9),
  });
  expect(await owner.call('cardAccount', { storeId: shop.id })).toMatchObject({
    value: { fee: { basisPoints: 500, fixed: 20, currency: 'USD' } },
  });
  expect(await startPayment(guest, order)).toMatchObject({ clientSecret: payment.clientSecret });
  const next = await startedCardOrder(shop, guest);
  await plan.delete();
  expect(before.application_fee_amount).toBe(Math.floor((order.total * 150) / 10_000));
  expect((await intentOf(next.order)).application_fee_amount).toBe(
    Math.floor((next.order.total * 500) / 10_000) + 20,
  );
  expect((await stripe.paymentsOf(order.id)).length).toBe(1);
});

test('cards end while Stripe wants something, staff are told once, and begin again by themselves', async () => {
  const { order } = await startedCardOrder(shop, guest);
  const told = await mails();
  await move(stripe.account, 'restricted');
  expect(await until(({ state }) => state === 'restricted')).toMatchObject({ asks: ['bank', 'document'] });
  await move(stripe.account, 'restricted');
  expect([await offered(), await methods(shop, guest)]).toEqual(['', ['cash']]);
  expect(await guest.call('startPayment', of(order))).toEqual(refused('payment-method-unavailable'));
  expect(await mails()).toBe(told + 1);
  await move(stripe.account, 'ready');
  await until(({ state }) => state === 'ready');
  expect(await methods(shop, guest)).toEqual(['cash', 'card']);
  await startPayment(guest, order);
});

test('an owner stops cards; what was begun is still followed and refunded, and the same account goes on', async () => {
  const told = await mails();
  const paid = await paidCardOrder(shop, stripe, guest);
  const { order, payment } = await startedCardOrder(shop, guest);
  expect(await owner.call('disconnectStripe', { storeId: shop.id })).toMatchObject({ ok: true });
  expect(await methods(shop, guest)).toEqual(['cash']);
  const later = await shop.placed(guest).then((one) => of(one));
  expect(await guest.call('startPayment', later)).toEqual(refused('payment-method-unavailable'));
  await stripe.pay(payment);
  await orderUntil(shop, order.id, ({ paymentStatus }) => paymentStatus === 'paid');
  const asked = { ...of(paid), key: 'after', amount: 100, lines: [], restock: false, reason: '' };
  expect(await owner.call('refundOrder', asked)).toMatchObject({ ok: true });
  await orderUntil(shop, paid.id, ({ refunds }) => refunds[0]?.state === 'done');
  // What Stripe tells of it changes nothing of what the owner decided.
  await move(stripe.account, 'ready');
  expect(await owner.call('refreshCardAccount', { storeId: shop.id })).toMatchObject({ ok: true });
  expect([await offered(), await mails()]).toEqual(['', told]);

  await begin(owner);
  expect(await account()).toMatchObject({ id: stripe.account, state: 'ready', isOff: false });
  expect(await methods(shop, guest)).toEqual(['cash', 'card']);
});

test('news that was lost is fetched by the schedule', async () => {
  await stripe.faults({ webhooks: { lose: 1 } });
  await move(stripe.account, 'reviewed');
  await stripe.faults({});
  await shop.db
    .doc(collections.connectedStore(stripe.account))
    .update({ checkAt: Timestamp.fromMillis(Date.now() - 1) });
  await runSchedule('followPlans');
  expect(await account()).toMatchObject({ state: 'reviewed' });
  await move(stripe.account, 'ready');
  await until(({ state }) => state === 'ready');
});

test('an imported store keeps its account where it is its own here; a copy has none', async () => {
  const copy = new LocalShop('connected-copy');
  await copy.open({ setting: { ...SETTING, cardAccount: stripe.account } });
  const stored = await shop.db.doc(collections.cardAccount(shop.store)).get();
  await copy.db.doc(collections.cardAccount(copy.store)).set(stored.data() ?? {});
  for (const one of [copy, shop]) await settleCards({ db: one.db, now: Date.now }, one.store);
  const of = connectedStore(copy);
  expect([await of.account(), await of.offered()]).toEqual([null, '']);
  expect([await account(), await offered()]).toMatchObject([{ state: 'ready' }, stripe.account]);
  await copy.close();
});

test('an owner who cuts the connection at Stripe ends cards at once, and may connect another account', async () => {
  const told = await mails();
  const { order } = await startedCardOrder(shop, guest);
  await move(stripe.account, 'deauthorized');
  await until(({ state }) => state === 'ended');
  expect([await offered(), await methods(shop, guest), await mails()]).toEqual(['', ['cash'], told + 1]);
  expect(await guest.call('startPayment', of(order))).toEqual(refused('payment-method-unavailable'));
  const url = await begin(owner);
  await press(url, 'complete');
  const next = await until(({ state }) => state === 'ready');
  expect(next.id).not.toBe(stripe.account);
  const { payment } = await startedCardOrder(shop, guest);
  expect(payment.stripeAccount).toBe(next.id);
});
