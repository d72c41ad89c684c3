import { Timestamp } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { collections } from '@/lib/domain/collections';
import type { Subscription } from '@/lib/domain/subscription/subscription';
import { createCheckSubscription, readSubscription } from '@/lib/server/reads/subscription';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { sellPlan, subscriptionsOnce } from '@/tests/fixtures/money/plans';
import { webhookSecretOf } from '@/tests/setup/test-secrets';

const SMALL = 'billing-small';
const LARGE = 'billing-large';

const shops = [
  'first',
  'back',
  'unlucky',
  'order',
  'crossed',
  'lost',
  'invoices',
  'unpaid',
  'check',
  'refused',
].map((name) => new LocalShop(`billing-${name}`));
const stripe = new LocalStripe('platform');

beforeAll(async () => {
  const [shop] = shops;
  if (!shop) return;
  await Promise.all(shops.map((one) => one.open({ products: [] })));
  await sellPlan(shop.db, stripe.api, SMALL, 1900);
  await sellPlan(shop.db, stripe.api, LARGE, 39_000, 'year');
});
afterEach(() => stripe.faults({}));
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

interface Store {
  readonly shop: LocalShop;
  readonly owner: Client;
  checkout(packageId?: string): Promise<string>;
  change(change: 'cancel' | 'resume' | 'switch', packageId?: string): Promise<unknown>;
  /** The owner's only subscription, as soon as it is so. */
  plan(isIt?: (plan: Subscription) => boolean): Promise<Subscription>;
  stored(): Promise<number>;
}

/** A store of its own for each test, with an owner who has not paid for anything yet. */
async function aStore(name: string): Promise<Store> {
  const shop = shops.find(({ id }) => id === `billing-${name}`);
  if (!shop) throw new Error(`The test's store ${name} is not in the list.`);
  const owner = await shop.staff();
  const request = { storeId: shop.id, locale: 'ar' } as const;
  return {
    shop,
    owner,
    async checkout(packageId = SMALL) {
      const answer = await owner.call('createBillingSession', { ...request, kind: 'checkout', packageId });
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value.url;
    },
    change: (change, packageId) =>
      owner.call('changePlan', { storeId: shop.id, change, ...(packageId && { packageId }) }),
    async plan(isIt = () => true) {
      const [plan] = await subscriptionsOnce(shop.db, owner.uid, ([only]) => Boolean(only && isIt(only)));
      if (!plan) throw new Error('There is no plan.');
      return plan;
    },
    stored: async () =>
      (await shop.db.collection(collections.subscriptions(owner.uid)).count().get()).data().count,
  };
}

const DONE = { ok: true, value: { ok: true } };
const refused = (code: string) => ({ ok: false, error: { code } });
const itemOf = async (id: string) => (await stripe.api.subscriptions.retrieve(id)).items.data[0];

test('a plan is bought once, leads back to the settings, and is what the subscription check tells', async () => {
  const { shop, owner, checkout, plan } = await aStore('first');
  const abandoned = await checkout(LARGE);
  const page = await checkout();
  expect((await stripe.payCheckout(abandoned)).status).toBe(200);
  const paid = await stripe.payCheckout(page);
  expect(paid.headers.get('location')).toMatch(
    /^http:\/\/localhost:\d+\/ar\/admin\/settings\?billing=done#plan$/,
  );

  const bought = await plan();
  expect(bought).toMatchObject({ status: 'active', price: 1900, currency: 'USD', interval: 'month' });
  const item = await itemOf(bought.id);
  expect(await readSubscription(bought.stripeId)).toEqual({
    subData: [{ current_period_end: item?.current_period_end }],
  });
  await expect(checkout()).rejects.toThrow('plan-exists');
  const customers = await shop.db
    .collection(collections.billingCustomers())
    .where('storeId', '==', shop.id)
    .get();
  expect(customers.docs.map((doc) => [doc.id, doc.get('uid')])).toEqual([[bought.stripeId, owner.uid]]);
});

test('a failure that Stripe keeps of making the customer keeps no owner from a plan', async () => {
  const { shop, checkout } = await aStore('unlucky');
  await stripe.faults({ api: { fail: 1, as: 500, afterwards: true } });
  await expect(checkout()).rejects.toThrow('payment-unavailable');
  const page = await checkout();
  expect((await stripe.payCheckout(page)).status).toBe(303);
  const customers = shop.db.collection(collections.billingCustomers()).where('storeId', '==', shop.id);
  expect((await customers.get()).size).toBe(1);
});

test('the owner comes back to the address they came from, if it is one of the store’s', async () => {
  const { shop, checkout, owner } = await aStore('back');
  await checkout();
  const setting = { siteUrl: 'https://served.example', customDomain: 'own.example.com' };
  await shop.db.doc(collections.storeSetting(shop.store)).set(setting, { merge: true });
  const backFrom = async (origin: string) => {
    const request = { storeId: shop.id, kind: 'checkout', packageId: SMALL, locale: 'en', origin } as const;
    const opened = await owner.call('createBillingSession', request);
    const page = opened.ok ? await (await fetch(opened.value.url)).text() : '';
    return /https:\/\/[\w.]+(?=\/admin\/settings\?billing=left)/.exec(page)?.[0];
  };
  expect(await backFrom('https://served.example')).toBe('https://served.example');
  expect(await backFrom('https://own.example.com')).toBe('https://own.example.com');
  expect(await backFrom('https://evil.example')).toBe('https://own.example.com');
});

test('cancelled, kept and changed: events that come twice and in the wrong order end with what is true', async () => {
  const { checkout, change, plan } = await aStore('order');
  await stripe.payCheckout(await checkout());
  const { id } = await plan();
  await stripe.faults({ webhooks: { hold: true, copies: 3 } });
  expect(await change('cancel')).toEqual(DONE);
  expect(await plan()).toMatchObject({ cancelAtPeriodEnd: true });
  expect(await change('resume')).toEqual(DONE);
  expect(await change('switch', LARGE)).toEqual(DONE);
  expect(await change('switch', 'billing-none')).toEqual(refused('plan-not-found'));
  const before = (await plan()).updatedAt;
  await stripe.release('newest-first');
  const after = await plan(({ updatedAt }) => updatedAt > before);
  expect(after).toMatchObject({ id, cancelAtPeriodEnd: false, price: 39_000, interval: 'year' });

  await stripe.faults({});
  await change('cancel');
  await stripe.hurry(id);
  const ended = await plan(({ status }) => status === 'canceled');
  expect(ended.currentPeriodEnd).toBeLessThanOrEqual(Date.now());
  expect((await readSubscription(ended.stripeId)).subData[0]?.current_period_end).toBe(
    ended.currentPeriodEnd / 1000,
  );
  expect(await change('resume')).toEqual(refused('plan-not-found'));
  expect(await checkout()).toContain('/checkout/');
});

test("an event writes nothing for a stranger's customer, nor under one owner what another pays", async () => {
  const { shop, owner, checkout, stored } = await aStore('crossed');
  const page = await checkout();
  const [mine] = (
    await shop.db.collection(collections.billingCustomers()).where('storeId', '==', shop.id).get()
  ).docs;
  const { id: stranger } = await stripe.api.customers.create({});
  const foreign = await stripe.api.subscriptions.create({
    customer: stranger,
    items: [{ price: (await shop.db.doc(collections.package(SMALL)).get()).get('stripePriceId') as string }],
    default_payment_method: 'pm_card_visa',
  });
  const event = await stripe.eventOf('customer.subscription.created', foreign.id);
  expect(await tell(event)).toBe(200);
  expect(await tell({ ...event, data: { object: { ...foreign, customer: mine?.id ?? '' } } })).toBe(200);
  expect(await stored()).toBe(0);
  expect(await tell(event, webhookSecretOf('demo'))).toBe(400);
  expect(await readSubscription(stranger)).toEqual({ subData: [] });

  await stripe.payCheckout(page, 'declined');
  expect(await owner.call('refreshPlan', { storeId: shop.id })).toEqual(DONE);
  expect(await stored()).toBe(0);
});

/** Delivers an event as Stripe signs it. */
async function tell(event: object, secret = webhookSecretOf('platform')): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const { NEXT_PUBLIC_FUNCTIONS_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const url = `http://${host}/${project}/us-central1/stripeWebhook/platform`;
  return (await fetch(url, { method: 'POST', body: payload, headers: { 'stripe-signature': signature } }))
    .status;
}

test('news that never came is found by the schedule: of a plan that was bought, was paid late, and ended', async () => {
  const { shop, owner, checkout, plan, stored } = await aStore('lost');
  await stripe.faults({ webhooks: { lose: 1 } });
  await stripe.payCheckout(await checkout());
  expect(await stored()).toBe(0);
  await runSchedule('followPlans');
  const { id } = await plan(({ status }) => status === 'active');

  const overdue = Timestamp.fromMillis(Date.now() - 1000);
  const customers = shop.db.collection(collections.billingCustomers()).where('storeId', '==', shop.id);
  for (const { ref } of (await customers.get()).docs)
    await ref.update({ checkoutAt: Timestamp.fromMillis(0) });
  const known = shop.db.doc(collections.subscription(owner.uid, id));
  await known.update({ status: 'unpaid', currentPeriodEnd: overdue });
  await runSchedule('followPlans');
  expect(await plan(({ status }) => status === 'active')).toMatchObject({ id });

  await stripe.api.subscriptions.cancel(id);
  await known.update({ currentPeriodEnd: overdue });
  await runSchedule('followPlans');
  expect(await plan(({ status }) => status === 'canceled')).toMatchObject({ id });
});

test('invoices are paged, newest first; a renewal that fails is past due until another card pays', async () => {
  const { shop, owner, checkout, plan } = await aStore('invoices');
  await stripe.payCheckout(await checkout());
  const bought = await plan();
  const { id, stripeId } = bought;
  let end = bought.currentPeriodEnd;
  for (let renewal = 0; renewal < 6; renewal += 1) {
    await stripe.hurry(id);
    const before = end;
    end = (await plan(({ currentPeriodEnd }) => currentPeriodEnd > before)).currentPeriodEnd;
  }
  const list = (after?: string) => owner.call('listInvoices', { storeId: shop.id, ...(after && { after }) });
  const first = await list();
  if (!first.ok) throw new Error(first.error.code);
  expect(first.value.invoices).toHaveLength(6);
  expect(first.value.invoices[0]).toMatchObject({ total: 1900, currency: 'USD', state: 'paid' });
  expect(await list(first.value.invoices.at(-1)?.id)).toMatchObject({ value: { hasMore: false } });

  const broken = await stripe.api.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: stripeId });
  await stripe.api.subscriptions.update(id, { default_payment_method: broken.id });
  await stripe.hurry(id);
  expect(await plan(({ status }) => status === 'past_due')).toMatchObject({ cancelAtPeriodEnd: false });
  const card = await stripe.api.paymentMethods.attach('pm_card_visa', { customer: stripeId });
  await stripe.api.subscriptions.update(id, { default_payment_method: card.id });
  await stripe.hurry(id);
  expect((await plan(({ status }) => status === 'active')).price).toBe(1900);
});

test('a switch whose card does not pay says so and leaves the plan as it was', async () => {
  const { checkout, change, plan } = await aStore('unpaid');
  await stripe.payCheckout(await checkout());
  const { id, stripeId } = await plan();
  const before = await itemOf(id);
  const broken = await stripe.api.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: stripeId });
  await stripe.api.subscriptions.update(id, { default_payment_method: broken.id });
  expect(await change('switch', LARGE)).toEqual(refused('plan-payment-failed'));
  expect(await itemOf(id)).toEqual(before);
  expect(await plan()).toMatchObject({ status: 'active', price: 1900 });
});

test('the check asks Firestore once in ten seconds, however many visitors ask', async () => {
  const { shop, owner } = await aStore('check');
  const kept = shop.db.doc(collections.subscription(owner.uid, 'sub_check'));
  const endAt = (seconds: number) =>
    kept.set({ stripeId: 'cus_check', currentPeriodEnd: Timestamp.fromMillis(seconds * 1000) });
  let now = 1_000;
  const checkSubscriptionOf = createCheckSubscription(() => now);
  const ends = async () => (await checkSubscriptionOf('cus_check')).subData[0]?.current_period_end;
  await endAt(100);
  expect(await Promise.all([ends(), ends(), ends()])).toEqual([100, 100, 100]);
  await endAt(200);
  now += 10_000;
  expect(await ends()).toBe(100);
  now += 1;
  expect(await ends()).toBe(200);
});

test('staff, other stores and shoppers buy, change and see nothing', async () => {
  const { shop, checkout } = await aStore('refused');
  await stripe.payCheckout(await checkout());
  const staff = await shop.member('clerk', { [shop.id]: 'staff' });
  const elsewhere = await shop.member('elsewhere', { other: 'owner' });
  const storeId = shop.id;
  for (const client of [staff, elsewhere, await shop.member('buyer')])
    for (const answer of [
      await client.call('createBillingSession', { storeId, kind: 'portal', locale: 'en' }),
      await client.call('createBillingSession', {
        storeId,
        kind: 'checkout',
        packageId: SMALL,
        locale: 'en',
      }),
      await client.call('changePlan', { storeId, change: 'cancel' }),
      await client.call('listInvoices', { storeId }),
    ])
      expect(answer).toEqual(refused('not-allowed'));
  expect(await staff.call('refreshPlan', { storeId })).toEqual(DONE);
  expect(await elsewhere.call('refreshPlan', { storeId })).toEqual(refused('not-allowed'));
  expect(await staff.call('changePlan', { storeId, change: 'switch' }).catch(String)).toMatchObject(
    refused('invalid-input'),
  );
});
