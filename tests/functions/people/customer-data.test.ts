import { collections } from '@/lib/domain/collections';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';

const [shop, other] = [new LocalShop('customer-data'), new LocalShop('customer-data-2')];
let owner: Client;
let layla: Client;
const customerId = customerKey('layla@customer-data.test');
const theirs = { storeId: shop.id, customerId };

beforeAll(async () => {
  await Promise.all([shop.open(), other.open()]);
  [owner, layla] = await Promise.all([shop.staff(), shop.member('layla')]);
  await shop.placed(layla);
  await other.placed(layla);
  await Promise.all([shop.counted(), other.counted()]);
  await owner.call('addCustomerNote', { ...theirs, key: 'n1', text: 'Likes oak' });
});
afterAll(() => Promise.all([shop.close(), other.close()]));

test('the owner exports what this store has of a customer, and nothing of another store', async () => {
  const exported = await owner.call('exportCustomer', theirs);
  if (!exported.ok) throw new Error(exported.error.code);
  const { customer, notes, orders, next } = exported.value;
  expect(customer).toMatchObject({ id: customerId, orders: 1 });
  expect(notes.map(({ text }) => text)).toEqual(['Likes oak']);
  expect(orders.map(({ storeId }) => storeId)).toEqual([shop.id]);
  expect(next).toBeNull();
});

test('a cursor that names another store’s order reads nothing of it', async () => {
  const after = `orders stores/${other.id}/orders/a`;
  const exported = await owner.call('exportCustomer', { ...theirs, after });
  expect(exported.ok && exported.value.orders.every(({ storeId }) => storeId === shop.id)).toBe(true);
});

test('a forgotten customer leaves orders that are nobody’s, here alone, and their end brings nobody back', async () => {
  const [order] = await shop.orders();
  const mails = shop.db.collection(collections.outbox(shop.store)).where('to', '==', order?.address.email);
  expect((await mails.get()).size).toBeGreaterThan(0);
  // What no order names: a reminder of a cart, a newsletter to confirm.
  const email = 'layla@customer-data.test';
  const own = shop.db.doc(collections.outboxEntry(shop.store, 'to-their-record'));
  const elsewheres = other.db.doc(collections.outboxEntry(other.store, 'to-their-record'));
  for (const ref of [own, elsewheres]) await ref.set({ kind: 'welcome', to: email, state: 'sent' });
  expect(await owner.call('forgetCustomer', theirs)).toMatchObject({ ok: true });
  expect((await mails.get()).size).toBe(0);
  expect((await own.get()).exists).toBe(false);
  expect((await elsewheres.get()).exists).toBe(true);
  expect(await shop.order(order?.id ?? '')).toMatchObject({ uid: null, customerId: '' });
  await owner.call('updateOrderStatus', {
    storeId: shop.id,
    orderId: order?.id ?? '',
    from: 'placed',
    to: 'cancelled',
  });
  await shop.counted();
  const record = shop.db.doc(collections.customer(shop.store, customerId));
  expect((await record.get()).exists).toBe(false);
  expect((await record.collection('notes').get()).size).toBe(0);
  expect(await owner.call('forgetCustomer', theirs)).toMatchObject({ error: { code: 'customer-not-found' } });
  const [elsewhere] = await other.orders();
  expect(elsewhere?.uid).toBe(layla.uid);
});
