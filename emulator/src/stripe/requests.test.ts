import type Stripe from 'stripe';
import { ownStripe, removeFolders, type OwnStripe } from './testing/own-stripe';

let own: OwnStripe;
let stripe: Stripe;

beforeAll(async () => {
  own = await ownStripe();
  stripe = own.client();
});
afterAll(async () => {
  await own.server.close();
  removeFolders();
});
afterEach(() => own.control('PUT', 'faults', {}));

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: Stripe.errors.StripeError) => error,
  );
const create = (client: Stripe, key: string, amount = 1_000) =>
  client.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey: key });
const countIn = async (client: Stripe) => (await client.paymentIntents.list({ limit: 100 })).data.length;

test('a key carries a request out once, also in parallel, and answers the same again', async () => {
  const client = own.client('sk_test_once');
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(client, 'k1')));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await countIn(client)).toBe(1);
  expect((await create(client, 'k1')).lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('a declined payment is answered as declined again', async () => {
  const decline = () =>
    errorOf(
      stripe.paymentIntents.create(
        {
          amount: 900,
          currency: 'usd',
          payment_method: 'pm_card_visa_chargeDeclined',
          confirm: true,
          return_url: 'http://x/',
        },
        { idempotencyKey: 'declined' },
      ),
    );
  const [first, second] = [await decline(), await decline()];
  expect(first).toMatchObject({ code: 'card_declined' });
  expect(second?.payment_intent?.id).toBe(first?.payment_intent?.id);
});

test('a key with other parameters is refused; another account may use it', async () => {
  await create(stripe, 'k2');
  expect(await errorOf(create(stripe, 'k2', 2_000))).toMatchObject({
    type: 'StripeIdempotencyError',
    rawType: 'idempotency_error',
    statusCode: 400,
  });
  await create(own.client('sk_test_other'), 'k2', 2_000);
});

test('a refused request keeps no answer, so that a corrected one may have its key', async () => {
  expect(await errorOf(create(stripe, 'k3', 1))).toMatchObject({ code: 'amount_too_small' });
  expect(await create(stripe, 'k3')).toMatchObject({ amount: 1_000 });
});

test('a key whose request is still being answered is in use', async () => {
  await own.control('PUT', 'faults', { api: { delayMs: 300 } });
  const answers = await Promise.all([errorOf(create(stripe, 'k4')), errorOf(create(stripe, 'k4'))]);
  expect(answers).toEqual(
    expect.arrayContaining([
      null,
      expect.objectContaining({ statusCode: 409, code: 'idempotency_key_in_use' }),
    ]),
  );
});

test('Stripe down, or cut off after it did its work: one payment however the client repeats itself', async () => {
  const client = own.client('sk_test_down', { maxNetworkRetries: 2 });
  for (const [key, api] of Object.entries({
    before: { fail: 1, as: 500 },
    after: { fail: 1, as: 503, afterwards: true },
    cut: { fail: 1, as: 'cut', afterwards: true },
  })) {
    await own.control('PUT', 'faults', { api });
    expect(await create(client, key)).toMatchObject({ amount: 1_000 });
  }
  expect(await countIn(client)).toBe(3);
  await own.control('PUT', 'faults', { api: { fail: -1, as: 500 } });
  expect(await errorOf(create(stripe, 'never'))).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  await own.control('PUT', 'faults', { api: { delayMs: 500 } });
  expect(await errorOf(create(own.client('sk_test_slow', { timeout: 50 }), 'slow'))).toMatchObject({
    type: 'StripeConnectionError',
  });
});

test('a failure of Stripe itself while it carries a request out is kept under the key, whatever it did before', async () => {
  const client = own.client('sk_test_broken', { maxNetworkRetries: 2 });
  const failed = async (key: string) => {
    const error = await errorOf(create(client, key));
    return [error?.type, error?.statusCode, error?.headers?.['idempotent-replayed']];
  };
  await own.control('PUT', 'faults', { api: { fail: 1, as: 500, afterwards: true } });
  expect(await failed('broken')).toEqual(['StripeAPIError', 500, undefined]);
  expect(await countIn(client)).toBe(1);
  for (let again = 0; again < 2; again += 1)
    expect(await failed('broken')).toEqual(['StripeAPIError', 500, 'true']);
  expect(await errorOf(create(client, 'broken', 2_000))).toMatchObject({ statusCode: 400 });
  expect(await countIn(client)).toBe(1);
  expect(await create(client, 'another')).toMatchObject({ amount: 1_000 });
});

test('a request that was answered once is answered so again, however Stripe fails meanwhile', async () => {
  const client = own.client('sk_test_answered');
  const { id } = await create(client, 'k');
  await own.control('PUT', 'faults', { api: { fail: 1, as: 500, afterwards: true } });
  expect(await errorOf(create(client, 'k'))).toMatchObject({ statusCode: 500 });
  expect(await create(client, 'k')).toMatchObject({ id });
  await own.control('PUT', 'faults', { api: { fail: 1, as: 500, afterwards: true } });
  expect(await errorOf(create(client, 'refused', 1))).toMatchObject({ statusCode: 500 });
  expect(await create(client, 'refused')).toMatchObject({ amount: 1_000 });
});

test('a fault that is not understood is named', async () => {
  const answer = await own.control('PUT', 'faults', { webhooks: { lose: 2 } });
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'webhooks.lose cannot be 2.' }]);
});

test('pages of a list are cut by limit and follow on one another, newest first', async () => {
  const client = own.client('sk_test_pages');
  for (let amount = 1; amount <= 25; amount += 1)
    await client.paymentIntents.create({ amount: 1_000 + amount, currency: 'usd' });
  const first = await client.paymentIntents.list();
  expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
  expect(first.data.map(({ amount }) => amount)).toEqual(
    Array.from({ length: 10 }, (_, index) => 1_025 - index),
  );
  const all = await client.paymentIntents.list({ limit: 7 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ amount }) => amount)).toEqual(Array.from({ length: 25 }, (_, index) => 1_025 - index));
  const newer = await client.paymentIntents.list({ ending_before: all[20]?.id, limit: 3 });
  expect(newer.data.map(({ amount }) => amount)).toEqual([1_008, 1_007, 1_006]);
  const later = { created: { gt: Math.floor(Date.now() / 1000) + 60 } };
  expect((await client.paymentIntents.list(later)).data).toEqual([]);
  expect(await errorOf(client.paymentIntents.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
  expect(await errorOf(client.paymentIntents.list({ starting_after: 'pi_none' }))).toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  });
});

test('accounts see nothing of each other', async () => {
  const mine = await create(stripe, 'mine');
  const other = own.client('sk_test_stranger');
  expect(await errorOf(other.paymentIntents.retrieve(mine.id))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: `No such payment_intent: '${mine.id}'`,
  });
  expect(await countIn(other)).toBe(0);
});

test.each(['sk_live_1234567890', 'nonsense', 'sk_test_'])('the key %s opens nothing', async (key) => {
  expect(await errorOf(countIn(own.client(key)))).toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
});

test('a publishable key may do what a browser needs and nothing more', async () => {
  const { id, client_secret } = await stripe.paymentIntents.create({
    amount: 1_000,
    currency: 'usd',
    metadata: { private: 'yes' },
  });
  const browser = own.client('pk_test_shop');
  expect(await errorOf(countIn(browser))).toMatchObject({ statusCode: 401 });
  expect(await errorOf(browser.paymentIntents.retrieve(id))).toMatchObject({ statusCode: 401 });
  expect(
    await errorOf(browser.paymentIntents.retrieve(id, { client_secret: 'pi_x_secret_y' })),
  ).toMatchObject({
    statusCode: 400,
  });
  const seen = await browser.paymentIntents.retrieve(id, { client_secret: client_secret ?? '' });
  expect(seen).toMatchObject({ id, amount: 1_000 });
  expect(JSON.stringify(seen)).not.toContain('private');
});

test('metadata is merged and unset, unknown addresses and versions are named, answers carry a request id', async () => {
  const customer = await stripe.customers.create({ email: 'a@b.test', metadata: { a: '1', b: '2' } });
  const updated = await stripe.customers.update(customer.id, { metadata: { a: '', c: '3' }, name: 'سارة' });
  expect(updated).toMatchObject({ metadata: { b: '2', c: '3' }, name: 'سارة', email: 'a@b.test' });
  expect(updated.lastResponse.requestId).toMatch(/^req_/);
  expect((await stripe.customers.list({ email: 'a@b.test' })).data).toHaveLength(1);
  expect(await errorOf(stripe.rawRequest('GET', '/v1/unicorns'))).toMatchObject({ statusCode: 404 });
  const old = stripe.rawRequest('GET', '/v1/customers', undefined, { apiVersion: '2024-06-20' });
  expect(await errorOf(old)).toMatchObject({ message: expect.stringContaining('older') as string });
  expect(await errorOf(stripe.customers.retrieve(customer.id, { expand: ['unicorn'] }))).toMatchObject({
    message: 'This property cannot be expanded (unicorn).',
  });
});
