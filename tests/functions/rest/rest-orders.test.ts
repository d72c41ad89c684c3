import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { fieldsOf, listOf, text } from '@/lib/domain/parse/fields';
import { API_SCOPES } from '@/lib/domain/rest/api-key';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { restClient, type RestAnswer } from '@/tests/fixtures/rest/rest-client';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('rest-orders');
const other = new LocalShop('rest-orders-other');
let call: ReturnType<typeof restClient>;
let guest: Client;

beforeAll(async () => {
  const products = [aProduct({ variants: [aVariant({ stock: 500 })] })];
  await Promise.all([shop.open({ products }), other.open({ products })]);
  const owner = await shop.staff();
  guest = await shop.guest();
  const request = { storeId: shop.id, keyId: 'courier', name: 'Courier', scopes: API_SCOPES };
  const made = await owner.call('createApiKey', request);
  call = restClient(made.ok ? made.value.key : '');
});
afterAll(() => Promise.all([shop.close(), other.close()]));

const idsIn = ({ body }: RestAnswer) => listOf(body.data, (one) => text(fieldsOf(one).id));
const confirmed = async (quantity = 1) => {
  const order = await shop.placed(guest, { lines: [aRequestedLine({ quantity })] });
  expect(await call('confirmOrder', { ids: [order.id] })).toMatchObject({ body: { status: 'confirmed' } });
  return order;
};

test('pages hold each order once, by age and by change; what nobody may ask is named by field', async () => {
  const placed = [];
  for (let at = 0; at < 5; at += 1) placed.push((await shop.placed(guest)).id);
  const first = placed[0] ?? '';
  expect(await call('confirmOrder', { ids: [first] })).toMatchObject({ body: { status: 'confirmed' } });
  const since: Readonly<Record<string, string>> = { updatedSince: '2020-01-01T00:00:00Z' };
  for (const query of [{}, since]) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await call('listOrders', { query: { ...query, limit: '2', ...(cursor && { cursor }) } });
      seen.push(...idsIn(page));
      cursor = text(page.body.nextCursor);
    } while (cursor);
    expect([...seen].sort()).toEqual([...placed].sort());
  }
  expect(idsIn(await call('listOrders', { query: { status: 'confirmed' } }))).toEqual([first]);
  const byAge = await call('listOrders', { query: { limit: '1' } });
  const wrong = [
    [{ limit: '1000' }, 'limit'],
    [{ limit: 'x' }, 'limit'],
    [{ status: 'lost' }, 'status'],
    [{ updatedSince: 'yesterday' }, 'updatedSince'],
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ updatedSince: '2020-01-01T00:00:00Z', cursor: String(byAge.body.nextCursor) }, 'cursor'],
  ] as const;
  for (const [query, path] of wrong)
    expect(await call('listOrders', { query })).toMatchObject({
      status: 422,
      body: { code: 'invalid-input', errors: [{ path }] },
    });
});

test('a change that was committed after a later one is listed for two more minutes', async () => {
  const [late, old] = [await shop.placed(guest), await shop.placed(guest)];
  // Ahead of every other order here.
  const seen = Date.now() + 600_000;
  for (const [{ id }, ms] of [
    [late, seen - 119_000],
    [old, seen - 121_000],
  ] as const)
    await shop.db.doc(collections.order(shop.store, id)).update({ updatedAt: Timestamp.fromMillis(ms) });
  const updatedSince = new Date(seen).toISOString();
  expect(idsIn(await call('listOrders', { query: { updatedSince } }))).toEqual([late.id]);
});

test('another store’s order is as unknown as one that never was, to reads and writes', async () => {
  const theirs = await other.placed(await other.guest());
  const problems = await Promise.all(
    [theirs.id, 'never'].flatMap((id) => [
      call('readOrder', { ids: [id] }),
      call('confirmOrder', { ids: [id] }),
      call('shipParcel', { ids: [id], body: {}, once: 'parcel' }),
      call('moveParcel', { ids: [id, 'parcel'], body: { from: 'shipped', to: 'delivered' } }),
    ]),
  );
  for (const { status, body } of problems)
    expect([status, body.code, body.errors]).toEqual([404, 'order-not-found', undefined]);
  expect((await other.order(theirs.id)).status).toBe('placed');
});

test('a parcel is shipped once however often its key arrives, tracked, delivered, and logged under the key’s name', async () => {
  const { id } = await confirmed(2);
  const body = { carrier: 'Aramex', trackingNumber: 'A-1' };
  expect(await call('shipParcel', { ids: [id], body })).toMatchObject({
    status: 400,
    body: { code: 'idempotency-key-missing' },
  });
  const ship = () => call('shipParcel', { ids: [id], body, once: 'parcel-of-two' });
  const answers = [...(await Promise.all([ship(), ship()])), await ship()];
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'shipped', parcels: [{ id: 'parcel-of-two', lines: [{ line: 0, quantity: 2 }] }] },
    });
  const other = { ...body, lines: [{ line: 0, quantity: 1 }] };
  expect(await call('shipParcel', { ids: [id], body: other, once: 'parcel-of-two' })).toMatchObject({
    status: 409,
    body: { code: 'key-reused' },
  });
  const ids = [id, 'parcel-of-two'];
  expect((await call('correctParcel', { ids, body: { ...body, trackingNumber: 'A-2' } })).body).toMatchObject(
    { parcels: [{ trackingNumber: 'A-2' }] },
  );
  const delivered = await call('moveParcel', { ids, body: { from: 'shipped', to: 'delivered' } });
  expect(delivered.body).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
  const { docs } = await shop.db.collection(collections.audit(shop.store)).get();
  const logged = docs.filter((doc) => fieldsOf(doc.get('by')).name === 'Courier');
  const actions = logged.map((doc) => String(doc.get('action')));
  expect(actions.filter((action) => action === 'shipParcel')).toHaveLength(1);
  expect(actions).toEqual(expect.arrayContaining(['updateOrderStatus', 'correctParcel', 'moveParcel']));
});

test('what the order desk refuses is refused with its code, and input by the path of its field', async () => {
  const { id } = await confirmed();
  const ship = (body: unknown) => call('shipParcel', { ids: [id], body, once: 'refused' });
  expect(await ship({ lines: [{ line: 0, quantity: 9 }] })).toMatchObject({
    status: 409,
    body: { code: 'parcel-too-much' },
  });
  expect(await ship({ lines: [{ line: 0, quantity: 0 }] })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'lines[0].quantity', code: 'field.quantity.invalid' }] },
  });
  for (const body of ['{', '[]', 'null', '"x"'])
    expect(await ship(body)).toMatchObject({ status: 400, body: { code: 'invalid-json' } });
  expect(await ship({ carrier: 'x'.repeat(20_000) })).toMatchObject({ status: 413 });
  expect(
    await call('moveParcel', { ids: [id, 'none'], body: { from: 'shipped', to: 'delivered' } }),
  ).toMatchObject({ status: 404, body: { code: 'parcel-not-found' } });
  expect((await shop.order(id)).shipments).toEqual([]);
});
