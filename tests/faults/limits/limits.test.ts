import { randomUUID } from 'node:crypto';
import { createConsumeRateLimit } from '@/functions/src/limits/consume-rate-limit';
import { rateLimitsOf } from '@/functions/src/limits/rate-limits';
import type { CallableName } from '@/lib/domain/api/callables';
import { callableUrl } from '@/tests/fixtures/firebase/callable-url';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('fault-limits');

beforeAll(() => shop.open({ products: [aProduct({ variants: [aVariant({ stock: 2000 })] })] }));
afterAll(() => shop.close());

/** Calls as a script does that writes an address of its own before the one that the platform adds. */
async function call(name: CallableName, data: object, from: string, token?: string) {
  const response = await fetch(callableUrl(name), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `${randomUUID()}, ${from}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  };
}

const aMessage = () => ({
  storeId: shop.id,
  key: randomUUID(),
  fullName: 'Sara',
  email: 'sara@example.com',
  comments: 'Hello',
  locale: 'en',
});

test('fault 40: one address that names another in every request is still one, and is told when to come back', async () => {
  await withinOneHour();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => call('submitContactRequest', aMessage(), '203.0.113.7')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  for (const { retryAfter, body } of refused) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body.error.details).toEqual({
      code: 'too-many-requests',
      params: { retryAfter: Number(retryAfter) },
    });
  }
  expect(await call('submitContactRequest', aMessage(), '203.0.113.8')).toMatchObject({ status: 200 });
});

test('fault 40: one who calls from as many addresses as a network of IPv6 has is still one', async () => {
  await withinOneHour();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      call('submitContactRequest', aMessage(), `2001:db8:1:2::${index.toString(16)}`),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(await call('submitContactRequest', aMessage(), '2001:db8:1:3::1')).toMatchObject({ status: 200 });
});

test('fault 40: a thousand checkouts of one shopper, from as many addresses, end at the limit', async () => {
  await withinOneHour();
  const guest = await shop.guest();
  const token = await guest.auth.currentUser?.getIdToken();
  const statuses: number[] = [];
  for (let wave = 0; wave < 20; wave += 1) {
    const asked = Array.from({ length: 50 }, (_, index) =>
      call(
        'placeOrder',
        aPlaceOrderRequest({ storeId: shop.id, key: randomUUID() }),
        `198.51.100.${index}`,
        token,
      ),
    );
    for (const { status } of await Promise.all(asked)) statuses.push(status);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(60);
  expect(await shop.orders()).toHaveLength(60);
});

test('fault 40: store ids that a script invents give it nothing and leave nothing behind', async () => {
  const invented = Array.from({ length: 30 }, () => `invented-${randomUUID().slice(0, 8)}`);
  const answers = await Promise.all(
    invented.flatMap((id) => [
      call('submitContactRequest', { ...aMessage(), storeId: id }, '203.0.113.10'),
      call('mailPasswordReset', { storeId: id, email: 'victim@example.com', locale: 'en' }, '203.0.113.10'),
      call('quoteCart', { storeId: id, lines: [], currency: 'USD', locale: 'en' }, '203.0.113.10'),
    ]),
  );
  for (const { body } of answers) expect(body.error.details).toEqual({ code: 'store-not-found' });
  const written = await Promise.all(invented.map((id) => shop.db.doc(`stores/${id}`).listCollections()));
  expect(written.flat()).toEqual([]);
});

test('fault 40: one mailbox gets as many mails from all stores together as from one', async () => {
  await withinOneHour();
  const other = new LocalShop('fault-limits-too');
  await other.open();
  const { most = 0 } = rateLimitsOf('mailCode').person ?? {};
  const ask = (id: string) =>
    call('mailPasswordReset', { storeId: id, email: 'victim@example.com', locale: 'en' }, '203.0.113.11');
  const statuses = [];
  for (let asked = 0; asked < most + 2; asked += 1)
    statuses.push((await ask(asked % 2 ? shop.id : other.id)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
  expect(statuses.at(-1)).toBe(429);
  await other.close();
});

test('fault 40: instances that share a store also share its limits, but for a part of them each', async () => {
  const anInstance = () => createConsumeRateLimit({ db: shop.db, now: () => 0, scale: () => 1 });
  const instances = [anInstance(), anInstance(), anInstance()];
  const { most = 0 } = rateLimitsOf('beginPayment').address ?? {};
  let taken = 0;
  for (let tried = 0; tried < 2 * most; tried += 1) {
    const who = { person: `shopper-${tried}`, address: '203.0.113.9', store: shop.id };
    const consumed = await instances[tried % 3]?.('beginPayment', who);
    if (consumed?.retryAfter === 0) taken += 1;
    else expect(consumed?.retryAfter).toBe(3600);
  }
  expect(taken).toBeGreaterThanOrEqual(most);
  expect(taken).toBeLessThanOrEqual(most * 1.2);
});
