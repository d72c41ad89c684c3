import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('merge-customers');
let owner: Client;
let guest: Client;
const [WORK, HOME, THIRD] = ['work@merge.test', 'home@merge.test', 'third@merge.test'];
const id = customerKey;

beforeAll(async () => {
  await shop.open();
  [owner, guest] = await Promise.all([shop.staff(), shop.guest()]);
  await order(WORK, HOME, HOME, THIRD);
  const tag = (email: string, tags: readonly string[]) =>
    owner.call('saveCustomerTags', { storeId: shop.id, customerId: id(email), tags });
  await Promise.all([tag(WORK, ['VIP']), tag(HOME, ['Press', 'VIP'])]);
});
afterAll(() => shop.close());

async function order(...emails: readonly string[]) {
  for (const email of emails) await shop.placed(guest, { address: anAddress({ email }) });
  await shop.counted();
}
const record = async (email: string) => {
  const stored = await shop.db.doc(collections.customer(shop.store, id(email))).get();
  return parseCustomer(stored.id, stored.data());
};
const merge = (kept: string, gone: string) =>
  owner.call('mergeCustomers', { storeId: shop.id, keptId: id(kept), goneId: id(gone) });
const undo = (gone: string) => owner.call('unmergeCustomer', { storeId: shop.id, goneId: id(gone) });
const listed = async () => {
  const { docs } = await shop.db.collection(collections.customers(shop.store)).orderBy('lastSeenAt').get();
  return docs.map((doc) => doc.id);
};

test('merged twice at once two records count once, and only one is listed', async () => {
  const { spent } = await record(HOME);
  await Promise.all([merge(WORK, HOME), merge(WORK, HOME)]);
  const kept = await record(WORK);
  expect(kept).toMatchObject({ orders: 3, duplicates: [id(HOME)], tags: ['Press', 'VIP'] });
  expect(kept.spent).toBe(spent + (kept.own?.spent ?? 0));
  expect(await listed()).not.toContain(id(HOME));
});

test('what comes by either address counts for the one customer, who keeps their name', async () => {
  await order(HOME, WORK);
  expect(await record(WORK)).toMatchObject({ orders: 5, email: WORK });
  expect(await record(HOME)).toMatchObject({ orders: 3, email: HOME });
});

test('a duplicate is merged no further, and nobody with themselves', async () => {
  for (const [kept, gone] of [
    [THIRD, HOME],
    [THIRD, WORK],
    [THIRD, THIRD],
  ] as const)
    expect(await merge(kept, gone)).toMatchObject({ error: { code: 'customers-unmergeable' } });
});

test('an undo gives each what is theirs, with what was ordered since, and done twice nothing more', async () => {
  await merge(WORK, THIRD);
  await Promise.all([undo(HOME), undo(HOME)]);
  expect(await record(HOME)).toMatchObject({ orders: 3, mergedInto: null, tags: ['Press', 'VIP'] });
  expect(await record(WORK)).toMatchObject({ orders: 3, duplicates: [id(THIRD)], tags: ['VIP'] });
  await undo(THIRD);
  expect(await record(WORK)).toMatchObject({ orders: 2, duplicates: [], own: null });
  expect((await listed()).sort()).toEqual([id(WORK), id(HOME), id(THIRD)].sort());
});

test('a customer who is forgotten goes with their duplicates', async () => {
  await merge(WORK, HOME);
  expect(await owner.call('forgetCustomer', { storeId: shop.id, customerId: id(HOME) })).toMatchObject({
    ok: true,
  });
  expect(await listed()).toEqual([id(THIRD)]);
  expect((await shop.orders()).filter(({ customerId }) => customerId).map((one) => one.customerId)).toEqual([
    id(THIRD),
  ]);
});
