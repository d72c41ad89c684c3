import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SecretUnavailableError } from '@/functions/src/adapters/secrets/read-secret';
import { createCardPayments } from '@/functions/src/adapters/stripe/payments/card-payments';
import { NO_PLATFORM } from '@/tests/fixtures/money/no-platform';
import { createVerifyEvent } from '@/functions/src/adapters/stripe/verify-event';
import { stripeWebhook, type WebhookDeps } from '@/functions/src/handlers/payments/stripe-webhook';
import { storeId } from '@/lib/domain/ids';
import { createSecretStoreKeys } from './secret-store-keys';

const KEYS = { secretKey: 'sk_test_demo', publishableKey: 'pk_test_demo', webhookSecret: 'whsec_demo' };
const NO_CONNECT = { publishableKey: '', webhookSecret: '' };
const MINUTE_MS = 60 * 1000;

/** The stand-in for Secret Manager. */
let answer: RequestListener;
let asked: IncomingMessage[];
let now: number;
const server = createServer((request, response) => {
  asked.push(request);
  answer(request, response);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  asked = [];
  now = 1;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const holding =
  (keys: object | string): RequestListener =>
  (_, response) => {
    const stored = typeof keys === 'string' ? keys : JSON.stringify(keys);
    const data = Buffer.from(stored).toString('base64');
    response.end(JSON.stringify({ name: 'projects/1/secrets/s/versions/3', payload: { data } }));
  };
const failing =
  (status: number, reason: string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(JSON.stringify({ error: { code: status, status: reason } }));

const secretKeys = (accessToken = () => Promise.resolve('token')) =>
  createSecretStoreKeys({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    projectId: () => 'boards',
    accessToken,
    mode: () => 'test',
    takesCards: (store) => store !== 'cash-only',
    now: () => now,
    timeoutMs: 200,
  });

test('the last version of the store’s own secret is read as the function’s account', async () => {
  answer = holding(KEYS);
  expect(await secretKeys().read('demo')).toEqual(KEYS);
  expect(asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/v1/projects/boards/secrets/STRIPE_STORE_KEYS_demo/versions/latest:access', 'Bearer token'],
  ]);
});

test('calls beside each other share a request, later ones its answer until the TTL is over', async () => {
  answer = holding(KEYS);
  const keys = secretKeys();
  await Promise.all([keys.read('demo'), keys.read('demo'), keys.read('second')]);
  now += 4 * MINUTE_MS;
  await keys.read('demo');
  expect(asked).toHaveLength(2);
  answer = holding({ ...KEYS, webhookSecret: 'whsec_new' });
  now += 2 * MINUTE_MS;
  expect(await keys.read('demo')).toMatchObject({ webhookSecret: 'whsec_new' });
});

test.each([
  ['no secret', 404, 'NOT_FOUND'],
  ['a secret whose last version is disabled', 400, 'FAILED_PRECONDITION'],
])('a store with %s takes no cards, and is looked up once', async (_, status, reason) => {
  answer = failing(status, reason);
  const keys = secretKeys();
  expect(await keys.read('demo')).toBeNull();
  expect(await keys.read('demo')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a store that takes no cards is not looked up, whoever names it', async () => {
  const verify = createVerifyEvent(() => ({ host: '', platform: KEYS, connect: NO_CONNECT }), secretKeys());
  expect(await verify('cash-only', Buffer.from('{}'), 't=1,v1=x')).toBeNull();
  expect(await verify('demo', Buffer.from('{}'), '')).toBeNull();
  expect(asked).toEqual([]);
});

test.each<[string, RequestListener]>([
  ['fails', failing(503, 'UNAVAILABLE')],
  ['refuses for too many requests', failing(429, 'RESOURCE_EXHAUSTED')],
  ['is slow', () => undefined],
  ['cuts the connection', (request) => request.destroy()],
])('while Secret Manager %s nobody can tell, and the next call asks again', async (_, away) => {
  answer = away;
  const keys = secretKeys();
  await expect(keys.read('demo')).rejects.toThrow(SecretUnavailableError);
  answer = holding(KEYS);
  expect(await keys.read('demo')).toEqual(KEYS);
});

test('an account without an access token in time is away', async () => {
  const keys = secretKeys(() => new Promise(() => undefined));
  await expect(keys.read('demo')).rejects.toThrow(SecretUnavailableError);
});

test('meanwhile shoppers are told that payment is unavailable, and Stripe to send its event again', async () => {
  answer = failing(503, 'UNAVAILABLE');
  const storeKeys = secretKeys();
  const payments = createCardPayments({
    ...{ host: () => '', storeKeys, platform: NO_PLATFORM },
    stores: () => Promise.resolve(['demo']),
  });
  const unavailable = { ok: false, error: { code: 'payment-unavailable' } };
  expect(await payments.browserKeys(storeId('demo'))).toEqual(unavailable);
  expect(await payments.retrieve(storeId('demo'), 'pi_1')).toEqual(unavailable);
  const deps = {
    verifyEvent: createVerifyEvent(() => ({ host: '', platform: KEYS, connect: NO_CONNECT }), storeKeys),
  } as WebhookDeps;
  const delivery = { account: 'demo', body: Buffer.from('{}'), signature: 't=1,v1=x' };
  expect(await stripeWebhook(deps, delivery)).toBe(503);
});

test.each([
  ['a missing role', failing(403, 'PERMISSION_DENIED'), 'refused STRIPE_STORE_KEYS_demo (403)'],
  ['keys of the other mode', holding({ ...KEYS, secretKey: 'sk_live_x' }), 'holds a live key'],
  ['what is no JSON', holding('sk_test_x'), 'STRIPE_STORE_KEYS_demo must be JSON'],
  ['a missing key', holding({ ...KEYS, webhookSecret: '' }), 'STRIPE_STORE_KEYS_demo has no "webhookSecret"'],
])('%s is told in a sentence that names the secret', async (_, given, sentence) => {
  answer = given;
  await expect(secretKeys().read('demo')).rejects.toThrow(sentence);
});
