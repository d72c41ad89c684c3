import { collections } from '@/lib/domain/collections';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import { parseNotifications } from '@/lib/domain/store/notifications';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { anAddress } from '@/tests/fixtures/shop/orders';
import { settingEdits } from '@/tests/fixtures/shop/setting-edits';
import { zonesOfCharges } from '@/lib/domain/delivery/from-charges';
import { NO_ACCOUNT } from '@/lib/domain/payments/transfer/transfer-terms';

const shop = new LocalShop('setting');
const empty = new LocalShop('setting-empty');
const storeId = shop.id;
let owner: Client;
let staff: Client;

beforeAll(async () => {
  await Promise.all([shop.open(), empty.open({ products: [] })]);
  owner = await shop.member('owner', { [shop.id]: 'owner', [empty.id]: 'owner' });
  staff = await shop.member('helper', { [shop.id]: 'staff' });
});
afterAll(() => Promise.all([shop.close(), empty.close()]));

async function setting(of: LocalShop = shop) {
  const stored = await of.db.doc(collections.storeSetting(of.store)).get();
  return parseStoreSetting(of.id, stored.data());
}

const save = async (client: Client, edits: Partial<SettingEdits>) => {
  const seen = Math.max(0, ...Object.values((await setting()).savedAt));
  return client.call('saveStoreSetting', { storeId, seen, ...edits });
};

test('every part is saved as a whole and nothing else changes; notifications stay private', async () => {
  const { currencies, brand, region, notifications, ...own } = settingEdits;
  for (const [part, edit] of Object.entries(settingEdits))
    expect(await save(owner, { [part]: edit })).toMatchObject({ ok: true });
  const saved = await setting();
  expect(saved).toMatchObject({ ...brand, ...currencies, ...region, ...own });
  expect(Object.keys(saved.savedAt).sort()).toEqual(Object.keys(settingEdits).sort());
  const stored = await shop.db.doc(collections.notificationSetting(shop.store)).get();
  expect(parseNotifications(stored.data())).toEqual(notifications);
  const visible = await shop.db.doc(collections.storeSetting(shop.store)).get();
  expect(JSON.stringify(visible.data())).not.toContain(notifications.email);
});

test('money is for the owner, texts are for all of the people of the store, and only of this store', async () => {
  const refused = { ok: false, error: { code: 'not-allowed' } };
  const { delivery, payment, currencies, contact, notifications, homepage } = settingEdits;
  // Mail would go on to the addresses of somebody who has left.
  for (const part of [{ delivery }, { payment }, { currencies }, { contact }, { notifications }])
    expect(await save(staff, part)).toEqual(refused);
  expect(await save(staff, { homepage, contact })).toEqual(refused);
  expect(await save(staff, { homepage })).toMatchObject({ ok: true });
  expect(await staff.call('saveStoreSetting', { storeId: empty.id, seen: 0, homepage })).toEqual(refused);
});

test('who saves a part that somebody else saved meanwhile is told; another part is not in the way', async () => {
  const { savedAt } = await setting();
  const seen = Math.max(0, ...Object.values(savedAt));
  const reviews = { moderation: false, askAfterDays: null };
  expect(await owner.call('saveStoreSetting', { storeId, seen, reviews })).toMatchObject({ ok: true });
  expect(await staff.call('saveStoreSetting', { storeId, seen, reviews })).toEqual({
    ok: false,
    error: { code: 'edited-meanwhile' },
  });
  const { homepage } = settingEdits;
  expect(await staff.call('saveStoreSetting', { storeId, seen, homepage })).toMatchObject({ ok: true });
});

test('a picture of another store is refused', async () => {
  const logo = { path: 'stores/other/logo.webp', alt: { en: '', ar: '' }, width: 1024, height: 500 };
  expect(await save(owner, { brand: { ...settingEdits.brand, logo } })).toEqual({
    ok: false,
    error: { code: 'invalid-input', fields: { 'brand.logo': 'field.invalid' } },
  });
});

test('the base currency stays while there are prices in it', async () => {
  const currencies = { baseCurrency: 'KWD', currencies: [{ code: 'KWD', rate: 1 }] } as const;
  expect(await save(owner, { currencies })).toEqual({ ok: false, error: { code: 'base-currency-fixed' } });
  expect(await owner.call('saveStoreSetting', { storeId: empty.id, seen: 0, currencies })).toMatchObject({
    ok: true,
  });
  const { baseCurrency, savedAt } = await setting(empty);
  // What holds no amount, as cash without fee and limit, is not chosen by it.
  expect([baseCurrency, Object.keys(savedAt).sort()]).toEqual(['KWD', ['currencies', 'delivery']]);
});

test('charges keep their numbers when the base currency changes, and a form of before is out of date', async () => {
  const seen = Date.now();
  const delivery = zonesOfCharges({
    flat: 1500,
    freeOver: 20_000,
    cities: [{ name: { en: 'Muscat', ar: 'مسقط' }, charge: 2000 }],
  });
  const payment = {
    cash: { enabled: true, limit: 50_000, fee: 0, rounding: true },
    card: { enabled: false },
    transfer: NO_ACCOUNT,
  };
  const to = (edits: Partial<SettingEdits>) =>
    owner.call('saveStoreSetting', { storeId: empty.id, seen, ...edits });
  const first = await to({ delivery, payment });
  const currencies = { baseCurrency: 'USD', currencies: [{ code: 'USD', rate: 1 }] } as const;
  expect(await to({ currencies })).toMatchObject({ ok: true });
  expect(await setting(empty)).toMatchObject({
    baseCurrency: 'USD',
    delivery: {
      zones: [
        { methods: [{ rate: { steps: [{ charge: 200 }] }, freeOver: 2000 }] },
        { rest: true, methods: [{ rate: { steps: [{ charge: 150 }] }, freeOver: 2000 }] },
      ],
    },
    payment: { cash: { limit: 5000, fee: 0 } },
  });
  const old = first.ok ? first.value.savedAt : 0;
  expect(await owner.call('saveStoreSetting', { storeId: empty.id, seen: old, delivery })).toEqual({
    ok: false,
    error: { code: 'edited-meanwhile' },
  });
});

test('gift cards on sale and typed caps keep their numbers too; caps that nobody typed hold in any currency', async () => {
  const seen = Date.now();
  const { giftCards, reservationCaps } = settingEdits;
  const to = (edits: Partial<SettingEdits>) =>
    owner.call('saveStoreSetting', { storeId: empty.id, seen: seen + 60_000, ...edits });
  const into = (code: 'USD' | 'KWD') =>
    to({ currencies: { baseCurrency: code, currencies: [{ code, rate: 1 }] } });
  await to({ giftCards });
  const untyped = (await setting(empty)).reservationCaps;
  expect(await into('KWD')).toMatchObject({ ok: true });
  const rebased = await setting(empty);
  expect(rebased.giftCards).toEqual({ sold: true, amounts: [25_000, 50_000], least: 10_000, most: 500_000 });
  expect(rebased.reservationCaps).toEqual(untyped);
  expect(rebased.savedAt.giftCards).toBe(rebased.savedAt.currencies);
  expect(rebased.savedAt.reservationCaps).toBeUndefined();

  await to({ reservationCaps });
  expect(await into('USD')).toMatchObject({ ok: true });
  const { person, ...others } = reservationCaps;
  const back = await setting(empty);
  expect(back.giftCards).toEqual(giftCards);
  expect(back.reservationCaps).toEqual({ ...others, person: { ...person, value: 8000 } });
});

test('charges, the limit for cash and the time to cancel hold for the very next order', async () => {
  const shopper = await shop.member('shopper');
  await save(owner, {
    delivery: settingEdits.delivery,
    addresses: { ...settingEdits.addresses, countries: [], defaultCountry: '', phoneIsEnough: false },
    payment: {
      cash: { enabled: true, limit: 2800, fee: 200, rounding: true },
      card: { enabled: false },
      transfer: NO_ACCOUNT,
    },
    orderRules: {
      cancelMinutes: 1,
      shopperAddress: false,
      shopperLines: false,
      returnDays: null,
      returnsPaidBy: 'unsaid',
      returnConditions: { en: '', ar: '' },
    },
  });
  const to = (city: string) => shop.placed(shopper, { address: anAddress({ city }) });
  const order = await to('العَين');
  expect(order).toMatchObject({ subtotal: 2500, deliveryCharges: 250, cashFee: 200, total: 2950 });
  await expect(to('Amman')).rejects.toThrow('cash-limit');

  await shop.db
    .doc(collections.order(shop.store, order.id))
    .update({ createdAt: new Date(Date.now() - 61_000) });
  expect(await shopper.call('cancelOrder', { storeId, orderId: order.id })).toEqual({
    ok: false,
    error: { code: 'cancel-window-over', params: { count: 1 } },
  });
});
