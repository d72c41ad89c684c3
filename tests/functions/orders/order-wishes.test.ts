import { MAX_WISH } from '@/lib/domain/orders/wishes/wishes';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';

const [asks, plain] = [new LocalShop('wishes'), new LocalShop('no-wishes')];
let shopper: Client;

beforeAll(async () => {
  await asks.open({ setting: { checkout: { note: true, gift: true } } });
  await plain.open();
  shopper = await asks.guest();
});
afterAll(() => Promise.all([asks.close(), plain.close()]));

const WISHES = { note: 'Ring twice', isGift: true, giftMessage: 'كل عام وأنت بخير\nليلى' };
const request = (key: string, wishes = WISHES) => aPlaceOrderRequest({ storeId: asks.id, key, wishes });

test('an order keeps what its shopper wished where the store asks, and drops it elsewhere', async () => {
  expect((await asks.placed(shopper, { key: 'w1', wishes: WISHES })).wishes).toEqual(WISHES);
  const dropped = await plain.placed(await plain.guest(), { wishes: WISHES });
  expect(dropped.wishes).toEqual({ note: '', isGift: false, giftMessage: '' });
});

test('another message is another order, and one that names a site or is too long is refused', async () => {
  const changed = request('w1', { ...WISHES, giftMessage: 'Other words' });
  expect(await shopper.call('placeOrder', changed)).toMatchObject({ error: { code: 'key-reused' } });
  for (const giftMessage of ['visit evil.com', 'x'.repeat(MAX_WISH + 1)])
    expect(await shopper.call('placeOrder', request('w2', { ...WISHES, giftMessage }))).toMatchObject({
      error: { fields: { 'wishes.giftMessage': expect.any(String) } },
    });
});
