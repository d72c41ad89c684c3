import { getAuth } from 'firebase-admin/auth';
import { collections } from '@/lib/domain/collections';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aPlaceOrderRequest, anAddress } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('customer-groups');
let owner: Client;
let layla: Client;
const LAYLA = 'layla@customer-groups.test';

beforeAll(async () => {
  await shop.open();
  [owner, layla] = await Promise.all([shop.staff(), shop.member('layla')]);
  await getAuth(shop.app).updateUser(layla.uid, { emailVerified: true });
  await shop.placed(layla);
  await shop.counted();
  const rule = aDiscount({ code: 'FRIENDS', groups: ['Friends', 'Press'] });
  await owner.call('saveDiscount', { storeId: shop.id, discountId: 'friends', rule, seen: 0 });
});
afterAll(() => shop.close());

const put = (groups: readonly string[], email = LAYLA) =>
  owner.call('saveCustomerGroups', { storeId: shop.id, customerId: customerKey(email), groups });

let keys = 0;
const request = (email: string) =>
  aPlaceOrderRequest({
    ...{ storeId: shop.id, key: `key-${(keys += 1)}`, code: 'FRIENDS' },
    address: anAddress({ email }),
  });

/** What the quote and the order say of the code. */
async function tries(client: Client, email = LAYLA) {
  const { lines, currency, locale, code, ...rest } = request(email);
  const quoted = await client.call('quoteCart', { storeId: shop.id, lines, currency, locale, code });
  const placed = await client.call('placeOrder', { ...rest, lines, currency, locale, code });
  return [
    quoted.ok ? quoted.value.code : quoted.error.code,
    placed.ok ? (await shop.order(placed.value.orderId)).discount : placed.error.code,
  ];
}
const REFUSED = ['unavailable', 'discount-unavailable'];

test('a discount of groups is for their members alone, not for a guest with their address, and until they leave', async () => {
  expect(await tries(layla)).toEqual(REFUSED);
  await put(['Friends', 'Friends', 'VIP']);
  expect(await tries(layla)).toEqual(['applied', 250]);
  expect(await tries(await shop.guest())).toEqual(REFUSED);
  expect(await tries(await shop.member('omar'))).toEqual(REFUSED);
  // What the figures count of an order leaves the groups alone.
  await shop.counted();
  expect(await tries(layla)).toEqual(['applied', 250]);
  await put(['VIP']);
  expect(await tries(layla)).toEqual(REFUSED);
  const list = await shop.db.doc(collections.customerGroups(shop.store)).get();
  expect(list.get('names')).toEqual(['Friends', 'VIP']);
});

test('an account that came to an address later does not get its groups', async () => {
  await put(['Friends']);
  await shop.db
    .doc(collections.customer(shop.store, customerKey(LAYLA)))
    .update({ groupsOf: 'somebody-before' });
  expect(await tries(layla)).toEqual(REFUSED);
});

test('an account that never proved its address joins no group, and may leave those that it has', async () => {
  const email = 'famous@customer-groups.test';
  const stranger = await shop.member('famous');
  await shop.placed(stranger);
  await shop.counted();
  expect(await put(['Friends'], email)).toMatchObject({ error: { code: 'customer-unverified' } });
  expect(await tries(stranger, email)).toEqual(REFUSED);
  const groups = { groups: ['Friends', 'VIP'], groupsOf: stranger.uid };
  await shop.db.doc(collections.customer(shop.store, customerKey(email))).update(groups);
  expect(await put(['VIP'], email)).toMatchObject({ ok: true });
});

test('a guest is put into no group', async () => {
  await shop.placed(await shop.guest(), { address: anAddress({ email: 'guest@example.com' }) });
  await shop.counted();
  expect(await put(['Friends'], 'guest@example.com')).toMatchObject({
    error: { code: 'customer-without-account' },
  });
});

test('only a discount with a code may be for groups', async () => {
  const rule = aDiscount({ groups: ['Friends'] });
  expect(
    await owner.call('saveDiscount', { storeId: shop.id, discountId: 'open', rule, seen: 0 }),
  ).toMatchObject({
    error: { fields: { 'rule.groups': 'field.discountCode.needed' } },
  });
});
