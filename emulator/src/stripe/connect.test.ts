import type Stripe from 'stripe';
import { forkEmulator, removeTestFiles } from '../testing/fork-emulator';
import {
  clientFor,
  ownStripe,
  receiveWebhooks,
  removeFolders,
  SECRET,
  typesOf,
  type OwnStripe,
  type Receiver,
} from './testing/own-stripe';

jest.setTimeout(90_000);

let receiver: Receiver;
let own: OwnStripe;
let platform: Stripe;

beforeEach(async () => {
  receiver = await receiveWebhooks();
  own = await ownStripe();
  platform = own.client('sk_test_platform');
});
afterEach(async () => {
  await own.server.close();
  await receiver.close();
});
afterAll(() => {
  removeFolders();
  removeTestFiles();
});

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: Stripe.errors.StripeError) => error,
  );
const connect = () => platform.accounts.create({ type: 'standard', metadata: { storeId: 'demo' } });
const at = (account: Stripe.Account) => ({ stripeAccount: account.id });
const linkTo = (account: Stripe.Account) =>
  platform.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    refresh_url: 'http://shop/refresh',
    return_url: 'http://shop/return',
  });
const post = (url: string, action: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
const become = (account: Stripe.Account, standing: string) =>
  own.control('POST', `accounts/${account.id}/${standing}`);
const pay = (account: Stripe.Account, fee?: number, amount = 1_000) =>
  platform.paymentIntents.create(
    {
      amount,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: 'http://shop/',
      ...(fee !== undefined && { application_fee_amount: fee }),
    },
    at(account),
  );
const listen = (connect: boolean) =>
  platform.webhookEndpoints.create({ url: receiver.url, enabled_events: ['*'], connect });

test('an account is onboarded on a page whose link works once', async () => {
  const account = await connect();
  expect(account).toMatchObject({ charges_enabled: false, details_submitted: false, type: 'standard' });
  expect(account.requirements?.currently_due).not.toEqual([]);
  const { url } = await linkTo(account);
  expect(await (await fetch(url)).text()).toContain('Leave unfinished');
  expect((await post(url, 'leave')).headers.get('location')).toBe('http://shop/return');
  expect(await platform.accounts.retrieve(account.id)).toMatchObject({ details_submitted: false });
  expect((await post(url, 'complete')).headers.get('location')).toBe('http://shop/refresh');

  await post((await linkTo(account)).url, 'review');
  expect(await platform.accounts.retrieve(account.id)).toMatchObject({
    details_submitted: true,
    charges_enabled: false,
    requirements: { disabled_reason: 'requirements.pending_verification' },
  });
  await post((await linkTo(account)).url, 'complete');
  expect(await platform.accounts.retrieve(account.id)).toMatchObject({
    charges_enabled: true,
    requirements: { currently_due: [], disabled_reason: null },
  });
  expect(
    await (await fetch((await linkTo(account)).url, { headers: { 'accept-language': 'ar' } })).text(),
  ).toContain('dir="rtl"');
});

test('objects of one account are invisible to the platform and to other accounts', async () => {
  const [one, two] = [await connect(), await connect()];
  const { id } = await pay(one);
  expect((await platform.paymentIntents.retrieve(id, undefined, at(one))).id).toBe(id);
  for (const asked of [
    platform.paymentIntents.retrieve(id),
    platform.paymentIntents.retrieve(id, undefined, at(two)),
    own.client('sk_test_shop').paymentIntents.retrieve(id),
    platform.refunds.create({ payment_intent: id }, at(two)),
  ])
    expect(await errorOf(asked)).toMatchObject({ code: 'resource_missing' });
  expect((await platform.paymentIntents.list({}, at(two))).data).toEqual([]);
  // A key is kept for each account.
  const keyed = (account: Stripe.Account) =>
    platform.paymentIntents.create(
      { amount: 900, currency: 'usd' },
      { ...at(account), idempotencyKey: 'same' },
    );
  expect((await keyed(one)).id).not.toBe((await keyed(two)).id);
});

test('only its own platform may name an account', async () => {
  const account = await connect();
  const stranger = own.client('sk_test_other_platform');
  for (const asked of [
    stranger.accounts.retrieve(account.id),
    stranger.paymentIntents.list({}, at(account)),
    stranger.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      refresh_url: 'x',
      return_url: 'x',
    }),
    platform.paymentIntents.list({}, { stripeAccount: 'acct_unknown' }),
  ])
    expect(await errorOf(asked)).toMatchObject({ code: 'account_invalid', statusCode: 403 });
});

test('a fee goes to the platform and back in proportion to what is refunded', async () => {
  const account = await connect();
  const { id, latest_charge: charge } = await pay(account, 33);
  const feeOf = async () => (await platform.applicationFees.list({ charge: String(charge) })).data[0];
  expect(await feeOf()).toMatchObject({ account: account.id, amount: 33, amount_refunded: 0 });
  expect((await platform.applicationFees.list({}, at(account))).data).toEqual([]);
  const refund = (amount: number) =>
    platform.refunds.create({ payment_intent: id, amount, refund_application_fee: true }, at(account));
  await refund(500);
  expect(await feeOf()).toMatchObject({ amount_refunded: 17, refunded: false });
  await refund(500);
  expect(await feeOf()).toMatchObject({ amount_refunded: 33, refunded: true });
});

test.each([
  ['more than is charged', 1_001, 'greater than the total'],
  ['nothing', 0, 'greater than or equal to 1'],
])('a fee of %s is refused', async (_, fee, message) => {
  const account = await connect();
  expect(await errorOf(pay(account, fee))).toMatchObject({ message: expect.stringContaining(message) });
});

test('an account by itself pays no fee, and a payment without one gives none back', async () => {
  const alone = { amount: 900, currency: 'usd', application_fee_amount: 9 };
  expect(await errorOf(own.client().paymentIntents.create(alone))).toMatchObject({
    param: 'application_fee_amount',
  });
  const account = await connect();
  const { id } = await pay(account);
  expect(
    await errorOf(platform.refunds.create({ payment_intent: id, refund_application_fee: true }, at(account))),
  ).toMatchObject({ param: 'refund_application_fee' });
});

test('the platform is told of its accounts at an address of its own, and who they are', async () => {
  const { secret } = await listen(true);
  const account = await connect();
  await platform.paymentIntents.create({ amount: 900, currency: 'usd' });
  await pay(account);
  await become(account, 'ready');
  await receiver.until((received) => received.length >= 4);
  expect(typesOf(receiver.received).sort()).toEqual([
    'account.updated',
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  for (const { payload, signature, event } of receiver.received) {
    expect(event.account).toBe(account.id);
    expect(platform.webhooks.constructEvent(payload, signature, secret ?? '').id).toBe(event.id);
    expect(() => platform.webhooks.constructEvent(payload, signature, SECRET)).toThrow();
  }
});

test('an address of the platform itself hears nothing of its accounts', async () => {
  await listen(false);
  const account = await connect();
  await pay(account, 20);
  await platform.paymentIntents.create({ amount: 900, currency: 'usd' });
  await receiver.until((received) => typesOf(received).includes('payment_intent.created'));
  expect(typesOf(receiver.received)).toEqual(['application_fee.created', 'payment_intent.created']);
  expect(receiver.received.map(({ event }) => event.account)).toEqual([undefined, undefined]);
});

test('an owner who cuts the connection takes everything away from the platform', async () => {
  await listen(true);
  const account = await connect();
  await pay(account);
  expect((await become(account, 'deauthorized')).status).toBe(200);
  await receiver.until((received) => typesOf(received).includes('account.application.deauthorized'));
  expect(await errorOf(platform.accounts.retrieve(account.id))).toMatchObject({ code: 'account_invalid' });
  expect(await errorOf(pay(account))).toMatchObject({ code: 'account_invalid' });
  // Its own keys still open it.
  expect((await own.client(`sk_test_${account.id}`).paymentIntents.list()).data).toHaveLength(1);
  expect((await become(account, 'ready')).status).toBe(400);
});

test('a kill loses no account, no payment of one and nothing that is to be told', async () => {
  const emulator = await forkEmulator();
  const client = clientFor(emulator.ports.stripe, 'sk_test_platform');
  receiver.answer = () => 503;
  await client.webhookEndpoints.create({ url: receiver.url, enabled_events: ['*'], connect: true });
  const account = await client.accounts.create({ type: 'standard' });
  const link = await client.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    refresh_url: 'http://shop/',
    return_url: 'http://shop/',
  });
  await post(link.url, 'complete');
  const { id } = await client.paymentIntents.create(
    { amount: 900, currency: 'usd', application_fee_amount: 9 },
    { ...at(account), idempotencyKey: 'one' },
  );
  await emulator.kill('SIGKILL');
  receiver.answer = () => 200;
  await emulator.start();
  expect(await client.accounts.retrieve(account.id)).toMatchObject({ charges_enabled: true });
  expect(await client.paymentIntents.retrieve(id, undefined, at(account))).toMatchObject({
    application_fee_amount: 9,
  });
  await receiver.until((received) => typesOf(received).includes('payment_intent.created'));
  expect(typesOf(receiver.received)).toContain('account.updated');
  await emulator.kill();
});
