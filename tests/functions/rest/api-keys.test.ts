import { collections } from '@/lib/domain/collections';
import { API_CALLS_PER_MINUTE, API_SCOPES, MOST_API_KEYS, parseApiKey } from '@/lib/domain/rest/api-key';
import { functionUrl } from '@/tests/fixtures/firebase/callable-url';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { restClient } from '@/tests/fixtures/rest/rest-client';

const shop = new LocalShop('rest-keys');
const other = new LocalShop('rest-keys-other');
let owner: Client;

beforeAll(async () => {
  await Promise.all([shop.open(), other.open()]);
  owner = await shop.staff();
});
afterAll(() => Promise.all([shop.close(), other.close()]));

const create = async (keyId: string, scopes: readonly (typeof API_SCOPES)[number][] = API_SCOPES) => {
  const made = await owner.call('createApiKey', { storeId: shop.id, keyId, name: 'Books', scopes });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.key;
};
const stored = async (id: string) => {
  const doc = await shop.db.doc(collections.apiKey(shop.store, id)).get();
  return doc.exists ? parseApiKey(id, doc.data()) : null;
};

test('only the hash of a key is stored; its first use is noted, and a revoked key is refused at once', async () => {
  const key = await create('books');
  const [, , secret = ''] = key.split('.');
  expect(secret).toHaveLength(43);
  const document = await shop.db.doc(collections.apiKey(shop.store, 'books')).get();
  expect(JSON.stringify(document.data())).not.toContain(secret);
  expect((await stored('books'))?.lastUsedAt).toBeNull();
  const call = restClient(key);
  expect((await call('listProducts')).status).toBe(200);
  const used = (await stored('books'))?.lastUsedAt;
  expect(used).toEqual(expect.any(Number));
  await call('listProducts');
  expect((await stored('books'))?.lastUsedAt).toBe(used);
  await owner.call('revokeApiKey', { storeId: shop.id, keyId: 'books' });
  const refused = await call('listProducts');
  expect(refused).toMatchObject({ status: 401, body: { code: 'key-invalid', title: 'Unauthorized' } });
  expect(refused.headers.get('www-authenticate')).toBe('Bearer');
});

test('a wrong secret, another store’s name in a key and no key are refused alike; a key is no query parameter', async () => {
  const key = await create('wrong');
  const copied = await shop.db.doc(collections.apiKey(shop.store, 'wrong')).get();
  await other.db.doc(collections.apiKey(other.store, 'wrong')).set(copied.data() ?? {});
  const forged = [`${key.slice(0, -4)}AAAA`, key.replace(shop.id, other.id), 'nonsense', 'shopkey_a.b'];
  for (const one of forged) expect((await restClient(one)('listProducts')).body.code).toBe('key-invalid');
  const asked = await fetch(functionUrl(`apiOrders/v1/products?key=${key}&authorization=Bearer%20${key}`));
  expect(asked.status).toBe(401);
});

test('a key does what its rights allow and nothing else', async () => {
  const call = restClient(await create('narrow', ['stock:read']));
  expect((await call('listStock')).status).toBe(200);
  const refused = { status: 403, body: { code: 'scope-missing' } };
  expect(await call('listOrders')).toMatchObject(refused);
  expect(await call('setStock', { ids: ['board', 'board-red'], body: { stock: 1 } })).toMatchObject(refused);
  expect(await call('readOrder', { ids: ['none'] })).toMatchObject(refused);
});

test('wrong keys from one address, even hundreds in a minute, keep no good one out that was not used before', async () => {
  const key = await create('unseen');
  const guess = (at: number) => `shopkey_${shop.id}.guess-${at}.${'A'.repeat(43)}`;
  for (let sent = 0; sent < 400; sent += 40) {
    const guesses = Array.from({ length: 40 }, (_, at) => restClient(guess(sent + at))('listStock'));
    for (const { status } of await Promise.all(guesses)) expect(status).toBe(401);
  }
  expect((await restClient(key)('listStock')).status).toBe(200);
});

test('a lost answer is asked again with the same id; a used key is not replaced, and twenty are the most', async () => {
  const [first, second] = [await create('again'), await create('again')];
  expect((await restClient(first)('listStock')).status).toBe(401);
  expect((await restClient(second)('listStock')).status).toBe(200);
  const again = { storeId: shop.id, keyId: 'again', name: 'Books', scopes: API_SCOPES };
  expect(await owner.call('createApiKey', again)).toMatchObject({ error: { code: 'key-reused' } });
  const { size } = await shop.db.collection(collections.apiKeys(shop.store)).get();
  for (let at = size; at < MOST_API_KEYS; at += 1) await create(`more-${at}`);
  expect(await owner.call('createApiKey', { ...again, keyId: 'too-many' })).toMatchObject({
    error: { code: 'invalid-input', fields: { name: 'field.apiKeyName.many' } },
  });
});

test('one key’s requests are limited by the minute, others go on', async () => {
  await owner.call('revokeApiKey', { storeId: shop.id, keyId: 'again' });
  const call = restClient(await create('again'));
  // The minute may end once in between.
  for (let sent = 0; sent <= 2 * API_CALLS_PER_MINUTE; sent += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('listStock')));
    const limited = answers.find(({ status }) => status === 429);
    if (!limited) continue;
    expect(limited.body.code).toBe('too-many-requests');
    expect(limited.headers.get('retry-after')).toBe(String(limited.body.retryAfter));
    await owner.call('revokeApiKey', { storeId: shop.id, keyId: 'narrow' });
    expect((await restClient(await create('narrow'))('listStock')).status).toBe(200);
    return;
  }
  throw new Error('Nothing was limited.');
});
