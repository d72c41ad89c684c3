import { collections } from '@/lib/domain/collections';
import { fail, ok } from '@/lib/domain/result';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { anAddress, aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('countries');
const rules = {
  countries: ['SA', 'DE'],
  defaultCountry: 'SA',
  phoneIsEnough: true,
  nationalAddress: 'shipping',
};
const saudi = anAddress({
  ...{ country: 'SA', city: 'جده', district: 'الروضة', streetAddress: 'شارع الأمير', zipCode: '' },
  ...{ email: '', mobileNumber: '٠٥٠ ١٢٣ ٤٥٦٧' },
});
let guest: Client;
let owner: Client;

beforeAll(async () => {
  await shop.open({ setting: { addresses: rules } });
  guest = await shop.guest();
  owner = await shop.member('owner', { [shop.id]: 'owner' });
});
afterAll(() => shop.close());

test('an order is stored with the ids of its places and its number in E.164, and mails nobody', async () => {
  const order = await shop.placed(guest, { address: saudi });
  expect(order.address).toMatchObject({
    ...{ city: 'جدة', cityId: 'makkah.jeddah', regionId: 'makkah', mobileNumber: '+966501234567', email: '' },
  });
  const mails = await shop.db
    .collection(collections.outbox(shop.store))
    .where('orderId', '==', order.id)
    .get();
  expect(mails.docs.map((mail) => mail.get('kind'))).toEqual(['owner-order-placed']);
  const found = shop.db.collection(collections.orders(shop.store));
  const byPhone = await found.where('searchTokens', 'array-contains', '501234567').get();
  expect(byPhone.docs.map(({ id }) => id)).toContain(order.id);
  const link = await guest.call('readOrderLink', { storeId: shop.id, orderId: order.id });
  if (!link.ok) throw new Error(link.error.code);
  const opened = await shop.visitor().call('trackOrder', { token: link.value.token });
  expect(opened).toMatchObject({ ok: true, value: { order: { id: order.id } } });
});

test('the server refuses what the form refuses, with a sentence for each field', async () => {
  const place = (address: typeof saudi) =>
    guest.call('placeOrder', aPlaceOrderRequest({ storeId: shop.id, key: 'wrong', address }));
  expect(await place({ ...saudi, city: 'Jeddah', regionId: 'riyadh', mobileNumber: '050' })).toEqual(
    fail({
      code: 'invalid-input',
      fields: { 'address.city': 'field.city.region', 'address.mobileNumber': 'field.phone.short' },
    }),
  );
  expect(await place(anAddress({ country: 'EG' }))).toEqual(
    fail({ code: 'invalid-input', fields: { 'address.country': 'field.country.unserved' } }),
  );
});

test('a Saudi order ships with its National Address alone, which its shopper or the store enters', async () => {
  const { id: orderId } = await shop.placed(guest, { address: saudi });
  const order = { storeId: shop.id, orderId };
  const move = (from: 'placed' | 'confirmed', to: 'confirmed' | 'shipped') =>
    owner.call('updateOrderStatus', { ...order, from, to });
  await move('placed', 'confirmed');
  expect(await move('confirmed', 'shipped')).toEqual(fail({ code: 'national-address-missing' }));
  const parts = { building: '', additionalNumber: '', zipCode: '', district: '', streetAddress: '' };
  const enter = (who: Client, shortAddress: string) =>
    who.call('saveNationalAddress', { ...order, ...parts, shortAddress });
  expect(await enter(await shop.guest(), 'RRRD2929')).toEqual(fail({ code: 'order-not-found' }));
  expect(await enter(guest, 'RR29')).toEqual(
    fail({ code: 'invalid-input', fields: { shortAddress: 'field.shortAddress.invalid' } }),
  );
  expect(await enter(guest, 'rrrd2929')).toMatchObject({ ok: true });
  expect(await move('confirmed', 'shipped')).toEqual(ok({ status: 'shipped' }));
  expect(await enter(owner, 'RRRD3030')).toMatchObject({ error: { code: 'status-change-refused' } });
});
