import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { aMethod, aPlace, aZone } from '@/tests/fixtures/shop/delivery';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { aPlaceOrderRequest, anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const shop = new LocalShop('delivery-methods');
let guest: Client;

const charged = (charge: number) => ({ by: 'flat' as const, steps: [{ from: 0, charge }] });
const place = {
  address: { en: '1 Moon Street', ar: 'شارع القمر ١' },
  mapUrl: 'https://maps.example/1',
  hours: { en: '9 to 5', ar: '' },
};
const delivery = {
  zones: [
    aZone({
      id: 'amman',
      name: { en: 'The capital', ar: '' },
      cities: [aPlace('', '', 'Amman', 'عمّان')],
      methods: [
        aMethod({ id: 'standard', rate: charged(300), handlingDays: 1, minDays: 1, maxDays: 2, cashFee: 40 }),
        aMethod({ id: 'express', kind: 'express', rate: charged(900), cash: false }),
        aMethod({ id: 'shop', kind: 'pickup', rate: charged(0), pickup: place }),
      ],
    }),
    aZone({ id: 'aqaba', cities: [aPlace('', '', 'Aqaba')], methods: [] }),
  ],
  holidays: [],
};

beforeAll(async () => {
  await shop.open({ setting: { delivery, country: 'JO', timeZone: 'Asia/Amman' } });
  guest = await shop.guest();
});
afterAll(() => shop.close());

let keys = 0;
const order = (changes: Partial<PlaceOrderRequest>, city = 'Amman') =>
  guest.call(
    'placeOrder',
    aPlaceOrderRequest({
      storeId: shop.id,
      key: `key-${(keys += 1)}`,
      lines: [aRequestedLine()],
      address: anAddress({ city }),
      ...changes,
    }),
  );

async function placed(changes: Partial<PlaceOrderRequest>, city?: string) {
  const answer = await order(changes, city);
  if (!answer.ok) throw new Error(answer.error.code);
  return shop.order(answer.value.orderId);
}

test('the order keeps zone, method, price, dates and pick-up point, whatever the setting becomes', async () => {
  const standard = await placed({ deliveryMethod: 'standard' }, 'عمان');
  expect(standard).toMatchObject({
    deliveryCharges: 300,
    cashFee: 40,
    total: 2840,
    delivery: {
      methodId: 'standard',
      kind: 'courier',
      name: { en: 'Courier' },
      zoneId: 'amman',
      zoneName: { en: 'The capital' },
      pickup: null,
    },
  });
  const { from = '', to = '' } = standard.delivery?.estimate ?? {};
  expect(from > standard.day && to > from).toBe(true);
  const fetched = await placed({ deliveryMethod: 'shop' });
  await shop.set({ delivery: { zones: [], holidays: [] } });
  expect(await shop.order(fetched.id)).toMatchObject({
    deliveryCharges: 0,
    delivery: { kind: 'pickup', pickup: place, estimate: null },
  });
  await shop.set({ delivery });
});

test('a page from before methods gets the first one that its address is offered', async () => {
  expect(await placed({})).toMatchObject({ deliveryCharges: 300, delivery: { methodId: 'standard' } });
});

test.each<[string, Partial<PlaceOrderRequest>, string, string]>([
  ['a method that no zone has', { deliveryMethod: 'teleport' }, 'Amman', 'delivery-method-unavailable'],
  [
    'cash where the method takes none',
    { deliveryMethod: 'express', paymentMethod: 'cash' },
    'Amman',
    'payment-method-unavailable',
  ],
  ['an address outside of all zones', { deliveryMethod: 'standard' }, 'Irbid', 'delivery-refused'],
  ['an address whose zone is not served', {}, 'Aqaba', 'delivery-refused'],
])('%s is refused, and no stock is taken', async (_, changes, city, code) => {
  const { stock } = await shop.product();
  expect(await order(changes, city)).toMatchObject({ ok: false, error: { code } });
  expect((await shop.product()).stock).toBe(stock);
});

test('a charge that changed since it was seen is refused with both totals', async () => {
  expect(await order({ deliveryMethod: 'shop', seenTotal: 2840 })).toMatchObject({
    error: { code: 'cart-changed', changes: [{ kind: 'total', from: 2840, to: 2500 }] },
  });
});

test('the quote names the method that it charges, or what is wrong with it', async () => {
  const quote = async (city: string, deliveryMethod: string) => {
    const { lines, currency, locale } = aPlaceOrderRequest({ lines: [aRequestedLine()] });
    const answer = await guest.call('quoteCart', {
      ...{ storeId: shop.id, lines, currency, locale },
      ...{ city, deliveryMethod, paymentMethod: 'cash' },
    });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  expect(await quote('Amman', 'express')).toMatchObject({
    deliveryCharges: 900,
    deliveryMethod: 'express',
    takesCash: false,
  });
  expect(await quote('Irbid', 'express')).toMatchObject({ deliveryProblem: 'delivery-refused', total: 2500 });
});
