import type Stripe from 'stripe';
import { ownStripe, removeFolders, type OwnStripe } from './testing/own-stripe';

let own: OwnStripe;
let stripe: Stripe;
let basic: Stripe.Price;
let large: Stripe.Price;
let yearly: Stripe.Price;

beforeAll(async () => {
  own = await ownStripe();
  stripe = own.client();
  const price = async (name: string, unit_amount: number, interval: 'month' | 'year') => {
    const product = await stripe.products.create({ name });
    return stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount,
      recurring: { interval },
    });
  };
  basic = await price('Basic', 1_900, 'month');
  large = await price('الباقة الكبيرة', 4_900, 'month');
  yearly = await price('Basic, a year', 19_000, 'year');
});
afterAll(async () => {
  await own.server.close();
  removeFolders();
});

const visit = async (url: string, form?: Record<string, string>) => {
  const response = await fetch(url, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { to: response.headers.get('location') ?? '', text: await response.text(), status: response.status };
};
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' };
const checkout = (customer: string, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: basic.id, quantity: 1 }],
    success_url: 'http://shop.test/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/plans',
    customer,
    ...more,
  });
const typesTold = async () => (await stripe.events.list({ limit: 20 })).data.map(({ type }) => type);

async function subscribe(card = CARD, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const customer = await stripe.customers.create({ email: 'owner@demo.shop' });
  const session = await checkout(customer.id, more);
  await visit(session.url ?? '', card);
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
  if (!subscription) throw new Error('There is no subscription.');
  return { customer, session, subscription };
}

test('a plan is bought on the checkout page and its period stands on the item', async () => {
  const customer = await stripe.customers.create({ email: 'owner@demo.shop', name: 'Owner' });
  const session = await checkout(customer.id, {
    client_reference_id: 'uid1',
    subscription_data: { metadata: { uid: 'uid1' } },
  });
  const shown = await visit(session.url ?? '');
  expect(shown.text).toMatch(/Basic × 1[\s\S]*\$19\.00/);
  const done = await visit(session.url ?? '', CARD);
  expect(done.to).toBe(`http://shop.test/done?session=${session.id}`);
  const complete = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'subscription'],
  });
  expect(complete).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: 'uid1',
    line_items: { data: [{ description: 'Basic', amount_total: 1_900 }] },
    subscription: { status: 'active', metadata: { uid: 'uid1' }, customer: customer.id },
  });
  const item = (complete.subscription as Stripe.Subscription).items.data[0];
  const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
  expect(await typesTold()).toEqual(
    expect.arrayContaining(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']),
  );
  expect((await stripe.invoices.list({ customer: customer.id })).data).toMatchObject([
    { status: 'paid', amount_paid: 1_900, billing_reason: 'subscription_create' },
  ]);
});

test('the checkout page speaks Arabic, names a refused card in it and lets another pay', async () => {
  const customer = await stripe.customers.create({ email: 'owner@demo.shop' });
  const { url } = await checkout(customer.id);
  const arabic = `${url}?lang=ar`;
  expect((await visit(arabic)).text).toMatch(/<html lang="ar" dir="rtl">[\s\S]*رقم البطاقة/);
  expect((await visit(arabic, { ...CARD, number: '4000000000009995' })).text).toContain(
    'الرصيد في بطاقتك غير كافٍ.',
  );
  expect((await visit(arabic, { ...CARD, number: '4242424242424241' })).text).toContain(
    'رقم البطاقة غير صحيح.',
  );
  expect((await visit(arabic, CARD)).to).toContain('http://shop.test/done');
});

test('a bank that asks leads through its page; closing the tab after the answer loses nothing', async () => {
  const customer = await stripe.customers.create({ email: 'owner@demo.shop' });
  const session = await checkout(customer.id);
  const asked = await visit(session.url ?? '', { ...CARD, number: '4000002760003184' });
  expect(asked.to).toContain('/challenge/shop/pi_');
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toMatchObject([
    { status: 'incomplete' },
  ]);
  const failed = await visit(asked.to, { outcome: 'fail' });
  expect((await visit(failed.to)).text).toContain('role="alert"');
  const again = await visit(session.url ?? '', { ...CARD, number: '4000002760003184' });
  await visit(again.to, { outcome: 'complete' });
  expect(await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })).toMatchObject({
    status: 'complete',
    subscription: { status: 'active' },
  });
});

test('a one-off payment of inline prices is charged once, however often the page is sent', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 3, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Board' } } },
    ],
    success_url: 'http://shop.test/done',
    customer_email: 'a@b.test',
    payment_intent_data: { metadata: { order: 'o9' } },
  });
  await Promise.all([1, 2, 3].map(() => visit(session.url ?? '', CARD)));
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent'],
  });
  expect(payment_intent).toMatchObject({ status: 'succeeded', amount: 1_500, metadata: { order: 'o9' } });
  expect(
    (await stripe.charges.list({ payment_intent: (payment_intent as Stripe.PaymentIntent).id })).data,
  ).toHaveLength(1);
});

test('a trial is not paid until it ends; an abandoned session expires', async () => {
  const { subscription, customer } = await subscribe(CARD, { subscription_data: { trial_period_days: 14 } });
  expect(subscription).toMatchObject({ status: 'trialing', trial_end: expect.any(Number) as number });
  await own.control('POST', `hurry/${subscription.id}`);
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
  expect((await stripe.invoices.list({ customer: customer.id })).data.map(({ total }) => total)).toEqual([
    1_900, 0,
  ]);
  const session = await checkout(customer.id);
  await stripe.checkout.sessions.expire(session.id);
  expect((await visit(session.url ?? '')).text).toContain('This page has expired.');
});

test('the end of the period renews, a refused card makes it past due, another card mends it', async () => {
  const { subscription, customer } = await subscribe();
  const before = subscription.items.data[0]?.current_period_end ?? 0;
  await own.control('POST', `hurry/${subscription.id}`);
  const renewed = await stripe.subscriptions.retrieve(subscription.id);
  expect(renewed.items.data[0]?.current_period_start).toBe(before);
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
  await own.control('POST', `hurry/${subscription.id}`);
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' });
  const portal = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://shop.test/',
  });
  await visit(portal.url, { ...CARD, subscription: subscription.id, action: 'card' });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
  expect((await stripe.invoices.list({ subscription: subscription.id, status: 'open' })).data).toEqual([]);
});

test('a renewal that cannot be carried out is told once and tried again in an hour, not each second', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { subscription, customer } = await subscribe();
  await stripe.customers.del(customer.id);
  await own.control('POST', `hurry/${subscription.id}`);
  await own.control('POST', 'hurry/another');
  expect(told.mock.calls).toEqual([[expect.stringContaining(`renew of ${subscription.id} failed`)]]);
  const again = await own.control('POST', `hurry/${subscription.id}`);
  expect(await again.json()).toEqual({ jobs: 1 });
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
});

test.each(['pm_card_chargeCustomerFail', 'pm_card_authenticationRequired'])(
  'a switch that %s does not pay fails and leaves no trace where error_if_incomplete is said, else it is past due',
  async (card) => {
    const { subscription, customer } = await subscribe();
    const bad = await stripe.paymentMethods.attach(card, { customer: customer.id });
    await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
    const before = await stripe.subscriptions.retrieve(subscription.id);
    const told = await typesTold();
    const switchTo = (payment_behavior: 'allow_incomplete' | 'error_if_incomplete') =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: before.items.data[0]?.id, price: yearly.id }],
        payment_behavior,
      });
    const error: unknown = await switchTo('error_if_incomplete').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, payment_intent: undefined });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(before);
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
    expect(await typesTold()).toEqual(told);
    expect(await switchTo('allow_incomplete')).toMatchObject({ status: 'past_due' });
  },
);

test('a subscription whose first payment fails is not made where error_if_incomplete is said', async () => {
  const { id: customer } = await stripe.customers.create({});
  const create = (payment_behavior: 'allow_incomplete' | 'error_if_incomplete') =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: basic.id }],
      default_payment_method: 'pm_card_chargeDeclinedInsufficientFunds',
      payment_behavior,
    });
  await expect(create('error_if_incomplete')).rejects.toMatchObject({
    statusCode: 402,
    decline_code: 'insufficient_funds',
  });
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
  expect((await stripe.paymentIntents.list({ customer })).data).toEqual([]);
  expect(await create('allow_incomplete')).toMatchObject({ status: 'incomplete' });
});

test('in the portal the plan is changed, cancelled for the end of its period, and kept again', async () => {
  const { subscription, customer } = await subscribe();
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://shop.test/admin',
  });
  const act = (action: string, more = {}) => visit(url, { subscription: subscription.id, action, ...more });
  expect((await visit(url)).text).toMatch(/href="http:\/\/shop\.test\/admin"/);
  await act('change', { price: large.id });
  expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe(large.id);
  await act('cancel');
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at_period_end: true });
  expect((await visit(`${url}?lang=ar`)).text).toMatch(/الاحتفاظ بالباقة/);
  await act('keep');
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
  });
  await act('cancel');
  await own.control('POST', `hurry/${subscription.id}`);
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' });
  expect((await typesTold())[0]).toBe('customer.subscription.deleted');
});

test('a stranger changes nothing in the portal of another', async () => {
  const { subscription } = await subscribe();
  const stranger = await stripe.customers.create({});
  const { url } = await stripe.billingPortal.sessions.create({ customer: stranger.id });
  await visit(url, { subscription: subscription.id, action: 'cancel' });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at_period_end: false });
});
