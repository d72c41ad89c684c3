import { collections } from '@/lib/domain/collections';
import { fieldsOf, listOf, text } from '@/lib/domain/parse/fields';
import { API_SCOPES } from '@/lib/domain/rest/api-key';
import { functionUrl } from '@/tests/fixtures/firebase/callable-url';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { restClient } from '@/tests/fixtures/rest/rest-client';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

const shop = new LocalShop('rest-stock');
const IDS = ['a', 'b', 'c', 'd', 'e'];
let call: ReturnType<typeof restClient>;
let key: string;

beforeAll(async () => {
  const products = IDS.map((id) =>
    aProduct({ id: id as never, slug: id, variants: [aVariant({ id: `${id}-1` as never, stock: 10 })] }),
  );
  await shop.open({ products });
  const owner = await shop.staff();
  const request = { storeId: shop.id, keyId: 'books', name: 'Books', scopes: API_SCOPES };
  const made = await owner.call('createApiKey', request);
  key = made.ok ? made.value.key : '';
  call = restClient(key);
});
afterAll(() => shop.close());

const stockIn = async (id: string) => (await shop.product(id)).variants[0]?.stock;
const set = (ids: readonly string[], body: unknown, once?: string) =>
  call('setStock', { ids, body, ...(once !== undefined && { once }) });

test('products and stock come page by page, each once', async () => {
  for (const operation of ['listProducts', 'listStock'] as const) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(operation, { query: { limit: '2', ...(cursor && { cursor }) } });
      seen.push(...listOf(page.body.data, (one) => text(fieldsOf(one).productId ?? fieldsOf(one).id)));
      cursor = text(page.body.nextCursor);
    } while (cursor);
    expect(seen).toEqual(IDS);
  }
  expect((await call('readProduct', { ids: ['c'] })).body).toMatchObject({ id: 'c', currency: 'USD' });
  expect(await call('readProduct', { ids: ['z'] })).toMatchObject({ body: { code: 'product-not-found' } });
});

test('stock is set as counted, or by the difference once for each key, through the admin’s own handler', async () => {
  expect(await set(['a', 'a-1'], { stock: 7 })).toMatchObject({
    body: { productId: 'a', variantId: 'a-1', stock: 7 },
  });
  const difference = { stock: 12, seenStock: 10 };
  expect((await set(['a', 'a-1'], difference)).body.code).toBe('idempotency-key-missing');
  for (let at = 0; at < 3; at += 1)
    expect((await set(['a', 'a-1'], difference, 'count-1')).body.stock).toBe(9);
  expect(await set(['a', 'a-1'], { stock: 1, seenStock: 0 }, 'count-1')).toMatchObject({ status: 409 });
  expect(await stockIn('a')).toBe(9);
  const moves = await shop.db.collection(collections.stockMoves(shop.store)).get();
  expect(moves.docs.map((doc) => String(doc.get('cause')))).toEqual(['edited', 'edited']);
  const [entry] = (await shop.db.collection(collections.audit(shop.store)).get()).docs.filter(
    (doc) => doc.get('action') === 'adjustStock',
  );
  expect(entry?.get('by')).toMatchObject({ name: 'Books', role: 'staff' });
});

test('unknown variants, odd amounts, methods and addresses are refused', async () => {
  expect(await set(['a', 'b-1'], { stock: 1 })).toMatchObject({ status: 404 });
  for (const stock of [-1, 1.5, '3', null, 1e12])
    expect(await set(['b', 'b-1'], { stock })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'stock' }] },
    });
  expect(await set(['b', 'b-1'], { stock: 1 }, 'a/b')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'Idempotency-Key' }] },
  });
  expect(await stockIn('b')).toBe(10);
  const ask = async (method: string, path: string) => {
    const answer = await fetch(functionUrl(`apiOrders/v1/${path}`), {
      method,
      headers: { authorization: `Bearer ${key}` },
    });
    return [answer.status, answer.headers.get('allow')];
  };
  expect(await ask('DELETE', 'stock/b/b-1')).toEqual([405, 'PUT']);
  expect(await ask('GET', 'customers')).toEqual([404, null]);
  expect(await ask('GET', 'orders/../stock/..%2f')).toEqual([404, null]);
});
