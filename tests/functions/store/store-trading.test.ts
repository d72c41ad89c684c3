import { collections } from '@/lib/domain/collections';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aGiftRequest, aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('takes-a-break');
const NOTE = { en: 'Back on Sunday', ar: 'نعود يوم الأحد' };
let owner: Client;
let guest: Client;

beforeAll(async () => {
  await shop.open();
  [owner, guest] = await Promise.all([shop.staff(), shop.guest()]);
});
afterAll(() => shop.close());

const order = (key: string) => guest.call('placeOrder', aPlaceOrderRequest({ storeId: shop.id, key }));
const trade = (state: 'open' | 'paused') =>
  owner.call('saveTrading', { storeId: shop.id, state, note: NOTE });

test('a paused shop refuses orders and gift cards, keeps its owner’s words, and opens at once', async () => {
  expect(await order('before')).toMatchObject({ ok: true });
  expect(await trade('paused')).toMatchObject({ ok: true });
  expect(await order('during')).toMatchObject({ error: { code: 'store-paused' } });
  expect(await guest.call('buyGiftCard', aGiftRequest(shop.id))).toMatchObject({
    error: { code: 'store-paused' },
  });
  const stored = await shop.db.doc(collections.storeSetting(shop.store)).get();
  expect(stored.get('trading')).toEqual({ state: 'paused', note: NOTE });
  expect(await trade('open')).toMatchObject({ ok: true });
  expect(await order('during')).toMatchObject({ ok: true });
});

test('two owners act at once: the shop is as the last of them said, and every page follows', async () => {
  const second = await shop.staff('second-owner');
  const opening = () =>
    second.call('saveTrading', { storeId: shop.id, state: 'open', note: { en: '', ar: '' } });
  const both = await Promise.all([trade('paused'), opening()]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  const stored = await shop.db.doc(collections.storeSetting(shop.store)).get();
  expect([
    { state: 'paused', note: NOTE },
    { state: 'open', note: { en: '', ar: '' } },
  ]).toContainEqual(stored.get('trading'));
  expect((await shop.db.doc(collections.everyPageChange(shop.store)).get()).exists).toBe(true);
  await trade('open');
});
