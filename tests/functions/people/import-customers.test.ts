import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import type { ImportedCustomer } from '@/lib/domain/customers/import/imported-customer';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { anImportedCustomer } from '@/tests/fixtures/shop/imported-customers';
import { anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('import-customers');
let owner: Client;
let keys = 0;

beforeAll(async () => {
  await shop.open({ setting: { country: 'JO' } });
  owner = await shop.staff();
});
afterAll(() => shop.close());

const take = (customers: readonly ImportedCustomer[], key = `key-${(keys += 1)}`) =>
  owner.call('importCustomers', { storeId: shop.id, key, customers });
const customer = async (reachedAt: string) => {
  const id = customerKey(reachedAt);
  const stored = await shop.db.doc(collections.customer(shop.store, id)).get();
  return stored.exists ? parseCustomer(id, stored.data()) : null;
};
const notesOf = async (reachedAt: string) => {
  const notes = collections.customerNotes(shop.store, customerKey(reachedAt));
  return (await shop.db.collection(notes).get()).docs.map((doc) => doc.get('text') as string);
};

test('a chunk that is sent again, at once or later, adds nothing, and another one under its key is refused', async () => {
  const rows = [
    anImportedCustomer({ email: 'Noor@Example.com', tags: ['VIP'], note: 'Likes waves' }),
    anImportedCustomer({ row: 3, email: '', phone: '+962791112233', tags: ['Phone'] }),
    anImportedCustomer({ row: 4, email: 'noor@example.com', tags: ['Wholesale'] }),
  ];
  const answers = await Promise.all([1, 2, 3].map(() => take(rows, 'once')));
  for (const answer of answers)
    expect(answer).toEqual({ ok: true, value: { added: 2, changed: 1, same: 0, refused: [] } });
  expect(await customer('noor@example.com')).toMatchObject({
    name: 'Sara',
    tags: ['VIP', 'Wholesale'],
    orders: 0,
  });
  expect(await customer('+962791112233')).toMatchObject({ tags: ['Phone'], consent: null });
  expect(await notesOf('noor@example.com')).toEqual(['Likes waves']);
  expect(await take(rows.slice(1), 'once')).toMatchObject({ error: { code: 'key-reused' } });
  expect(await take(rows)).toMatchObject({ value: { added: 0, changed: 0, same: 3 } });
  expect((await shop.db.collection(collections.outbox(shop.store)).get()).size).toBe(0);
});

test('who ordered is known by the telephone number, however it was typed, and keeps name and address', async () => {
  const address = anAddress({ fullName: 'Omar', email: 'omar@example.com', mobileNumber: '0790001122' });
  await shop.placed(await shop.guest(), { address });
  await shop.counted();
  const row = anImportedCustomer({ email: 'else@example.com', phone: '+962790001122', tags: ['Old shop'] });
  expect(await take([row])).toMatchObject({ value: { added: 0, changed: 1 } });
  expect(await customer('else@example.com')).toBeNull();
  const known = await customer('omar@example.com');
  expect(known).toMatchObject({ name: 'Omar', email: 'omar@example.com', tags: ['Old shop'], orders: 1 });
});

test('no file takes back what somebody said in the shop; a later answer with its time counts', async () => {
  const email = 'said@example.com';
  const said = (given: boolean, at?: number) =>
    take([anImportedCustomer({ email, marketing: { given, ...(at !== undefined && { at }) } })]);
  await take([anImportedCustomer({ email })]);
  expect((await customer(email))?.consent).toBeNull();
  await said(false);
  expect((await customer(email))?.consent).toBeNull();
  await said(true, 2_000);
  expect((await customer(email))?.consent).toEqual({ given: true, at: 2_000, source: 'import' });
  await said(false, 1_000);
  expect((await customer(email))?.consent?.given).toBe(true);
  await said(false, 3_000);
  await said(true);
  expect((await customer(email))?.consent).toEqual({ given: false, at: 3_000, source: 'import' });
  const other = anImportedCustomer({ email, phone: '+962790003344', marketing: { given: true, at: 9_000 } });
  await take(
    [{ ...other, email: 'first@example.com', marketing: undefined }].map(({ marketing: _, ...row }) => row),
  );
  await take([{ ...other, email: 'second@example.com' }]);
  expect((await customer('first@example.com'))?.consent).toBeNull();
});

test('tags beyond what a customer may have refuse the row and nothing else; staff import nobody', async () => {
  const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
  await take([anImportedCustomer({ email: 'full@example.com', tags })]);
  const more = [
    anImportedCustomer({ row: 7, email: 'full@example.com', tags: ['one more'] }),
    anImportedCustomer({ row: 8, email: 'next@example.com' }),
  ];
  expect(await take(more)).toMatchObject({ value: { added: 1, refused: [7] } });
  const staff = await shop.member('staff', { [shop.id]: 'staff' });
  const asked = { storeId: shop.id, key: 'staff', customers: more };
  expect(await staff.call('importCustomers', asked)).toMatchObject({ error: { code: 'not-allowed' } });
  const wrong = anImportedCustomer({ email: '', phone: '0791234567' });
  expect(await take([wrong])).toMatchObject({ error: { code: 'invalid-input' } });
});
