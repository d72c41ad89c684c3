import { collections } from '@/lib/domain/collections';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('customer-record');
const other = new LocalShop('customer-record-2');
let owner: Client;
const EMAIL = 'guest@customer-record.test';
const customerId = customerKey(EMAIL);

beforeAll(async () => {
  await Promise.all([shop.open(), other.open()]);
  owner = await shop.staff();
  await shop.placed(await shop.guest(), { address: anAddress({ email: EMAIL }) });
  await shop.counted();
});
afterAll(() => Promise.all([shop.close(), other.close()]));

const ours = { storeId: shop.id, customerId };
const stored = () => shop.db.doc(collections.customer(shop.store, customerId)).get();

test('tags stand on a guest’s record, are found, and outlive the next order', async () => {
  expect(
    await owner.call('saveCustomerTags', { ...ours, tags: ['VIP', ' Wholesale ', 'VIP'] }),
  ).toMatchObject({
    ok: true,
  });
  await shop.placed(await shop.guest(), { address: anAddress({ email: EMAIL }) });
  await shop.counted();
  expect((await stored()).get('tags')).toEqual(['VIP', 'Wholesale']);
  expect((await stored()).get('tokens')).toContain('wholesale');
});

test('a note is stored once per key, at most as long as a comment, and only about somebody', async () => {
  const note = { ...ours, key: 'n1', text: 'Rings after six' };
  const [first, second] = [
    await owner.call('addCustomerNote', note),
    await owner.call('addCustomerNote', note),
  ];
  expect(second).toEqual(first);
  const long = { ...note, key: 'n2', text: 'x'.repeat(FIELD_LIMITS.commentsMax + 1) };
  expect(await owner.call('addCustomerNote', long)).toMatchObject({
    error: { fields: { text: 'field.comments.long' } },
  });
  expect(await owner.call('addCustomerNote', { ...note, customerId: 'nobody' })).toMatchObject({
    error: { code: 'customer-not-found' },
  });
  const { docs } = await shop.db.collection(collections.customerNotes(shop.store, customerId)).get();
  expect(docs.map((doc) => doc.get('text'))).toEqual(['Rings after six']);
});

test('nobody of another store tags or notes this one’s customers', async () => {
  const stranger = await other.staff();
  for (const denied of [
    await stranger.call('saveCustomerTags', { ...ours, tags: ['Theirs'] }),
    await stranger.call('addCustomerNote', { ...ours, key: 'k', text: 'Theirs' }),
    await stranger.call('recordCustomerExport', { storeId: shop.id }),
  ])
    expect(denied).toMatchObject({ error: { code: 'not-allowed' } });
  expect((await stored()).get('tags')).not.toContain('Theirs');
});
