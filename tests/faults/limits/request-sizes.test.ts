import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { rateLimitsOf } from '@/functions/src/limits/rate-limits';
import { callFrom } from '@/tests/fixtures/firebase/call-from';
import { callableUrl, functionUrl } from '@/tests/fixtures/firebase/callable-url';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';

const shop = new LocalShop('fault-sizes');

beforeAll(() => shop.open());
afterAll(() => shop.close());

const MEGABYTE = 1_000_000;
const quote = () => ({ storeId: shop.id, lines: [], currency: 'USD', locale: 'en' });
const reset = (email: string) => ({ storeId: shop.id, email, locale: 'en' });
const contact = (changes: object) => ({
  ...{ storeId: shop.id, key: randomUUID(), locale: 'en' },
  ...{ fullName: 'Sara', email: 'sara@example.com', comments: 'Hello' },
  ...changes,
});
const manyKeys = () => Object.fromEntries(Array.from({ length: 299_000 }, (_, index) => [`key-${index}`, 1]));

test.each([
  ['299,000 unknown keys', () => ({ ...quote(), ...manyKeys() }), 'quoteCart'],
  ['a list of 299,000 lines', () => ({ ...quote(), lines: Array(299_000).fill(1) }), 'quoteCart'],
  ['an e-mail of 5 MB', () => reset(`a@${'x.'.repeat(2.5 * MEGABYTE)}com`), 'mailPasswordReset'],
  ['a name of 5 MB', () => contact({ fullName: 'ش'.repeat(2.5 * MEGABYTE) }), 'submitContactRequest'],
  ['a store id of 5 MB', () => ({ ...quote(), storeId: 'x'.repeat(5 * MEGABYTE) }), 'quoteCart'],
  ['a tracking token of 5 MB', () => ({ token: 'x.'.repeat(2.5 * MEGABYTE) }), 'trackOrder'],
] as const)('fault 58: a request with %s is refused for its size', async (_, data, name) => {
  expect(await callFrom('203.0.113.58', name, data())).toMatchObject({
    status: 400,
    code: 'request-too-large',
  });
});

test('fault 58: a request that is refused was counted before it was looked at', async () => {
  await withinOneHour();
  const { most = 0 } = rateLimitsOf('mailPasswordReset').address ?? {};
  const wrong = [reset('x'.repeat(MEGABYTE)), reset('no address'), { ...reset(''), a: {} }];
  const statuses = [];
  for (let sent = 0; sent <= most; sent += 1)
    statuses.push((await callFrom('203.0.113.59', 'mailPasswordReset', wrong[sent % 3] ?? {})).status);
  expect(new Set(statuses.slice(0, most))).toEqual(new Set([400]));
  expect(statuses.at(-1)).toBe(429);
});

test('fault 58: an event of megabytes is refused before its signature is looked for', async () => {
  const [method, headers] = ['POST', { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=x' }];
  const body = JSON.stringify({ id: 'x'.repeat(MEGABYTE) });
  const { status } = await fetch(`${functionUrl('stripeWebhook')}/platform`, { method, headers, body });
  expect(status).toBe(413);
});

test('fault 58: while a hundred bodies arrive a byte at a time, others are answered', async () => {
  const [host = '', port] = (process.env.NEXT_PUBLIC_FUNCTIONS_EMULATOR_HOST ?? '').split(':');
  const path = new URL(callableUrl('quoteCart')).pathname;
  const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`;
  const slow = await Promise.all(
    Array.from(
      { length: 100 },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), host, () => socket.write(head, () => resolve(socket)));
          socket.on('error', reject);
        }),
    ),
  );
  expect(await callFrom('203.0.113.60', 'quoteCart', quote())).toMatchObject({ status: 200 });
  for (const socket of slow) socket.destroy();
});
