import { aMethod, aPlace, aZone } from '@/tests/fixtures/shop/delivery';
import { chosenOffer, quoteDelivery, type DeliveryQuote } from './quote-delivery';
import type { DeliveryZone } from './zone';

const goods = { subtotal: 10_000, pieces: 3, weight: 2400 };
const pickup = aMethod({ id: 'shop', kind: 'pickup', rate: { by: 'flat', steps: [{ from: 0, charge: 0 }] } });
const amman = aZone({
  id: 'amman',
  cities: [aPlace('JO', 'amman', 'Amman', 'عمّان')],
  methods: [aMethod(), aMethod({ id: 'fast', kind: 'express', name: { en: 'Same day', ar: '' } }), pickup],
});
const aqaba = aZone({ id: 'aqaba', cities: [aPlace('JO', 'aqaba', 'Aqaba')], methods: [] });
const kuwait = aZone({ id: 'kuwait', countries: ['KW'] });

const quote = (
  zones: readonly DeliveryZone[],
  to: { country?: string; city?: string; cityName?: string },
  country = '',
): DeliveryQuote =>
  quoteDelivery(
    { delivery: { zones, holidays: [] }, country },
    { country: '', region: null, city: null, cityName: '', ...to },
    goods,
  );

test('the methods of its zone are offered in their order, with the name of their kind where they have none', () => {
  const offered = quote([amman, kuwait], { country: 'JO', city: 'amman' });
  expect(offered).toMatchObject({
    status: 'offers',
    by: 'city',
    offers: [
      { name: { en: 'Courier' }, charge: 500 },
      { name: { en: 'Same day', ar: '' } },
      { name: { en: 'Store pick-up' }, charge: 0 },
    ],
  });
  if (offered.status === 'refused') throw new Error(offered.reason);
  expect(chosenOffer(offered, { id: 'shop' }).method.id).toBe('shop');
  expect(chosenOffer(offered, { id: 'of-another-zone', kind: 'express' }).method.id).toBe('fast');
  expect(chosenOffer(offered, null).method.id).toBe('courier');
});

test.each([
  ['flat', [[0, 700]], 700],
  [
    'total',
    [
      [0, 900],
      [10_000, 400],
      [10_001, 0],
    ],
    400,
  ],
  [
    'pieces',
    [
      [0, 300],
      [3, 600],
      [4, 900],
    ],
    600,
  ],
  [
    'weight',
    [
      [0, 300],
      [2400, 800],
      [2401, 900],
    ],
    800,
  ],
] as const)('a rate by %s takes its last step that the goods reach', (by, steps, charge) => {
  const rate = { by, steps: steps.map(([from, amount]) => ({ from, charge: amount })) };
  const zone = aZone({ id: 'all', rest: true, methods: [aMethod({ rate })] });
  expect(quote([zone], {})).toMatchObject({ offers: [{ charge }] });
  const free = { ...zone, methods: [aMethod({ rate, freeOver: 10_000 })] };
  expect(quote([free], {})).toMatchObject({ offers: [{ charge: 0 }] });
});

test('an address outside of all zones is refused with what is served in its country', () => {
  expect(quote([amman, kuwait], { country: 'JO', cityName: 'Irbid' })).toEqual({
    status: 'refused',
    reason: 'outside',
    nearest: { pickups: [pickup.pickup], places: [{ en: 'Amman', ar: 'عمّان' }], countries: [] },
  });
});

test('where its country has nothing, everything that is served counts as nearest', () => {
  expect(quote([amman, kuwait], { country: 'EG', cityName: 'Cairo' })).toMatchObject({
    reason: 'outside',
    nearest: { places: [{ en: 'Amman' }], countries: ['KW'] },
  });
});

test('a shop where several zones let orders be fetched is named once', () => {
  const irbid = aZone({
    id: 'irbid',
    cities: [aPlace('JO', 'irbid', 'Irbid')],
    methods: [{ ...pickup, id: 'same' }],
  });
  expect(quote([amman, irbid], { country: 'JO', cityName: 'Zarqa' })).toMatchObject({
    nearest: { pickups: [pickup.pickup] },
  });
});

test('a zone without methods refuses its addresses, and is no choice for others', () => {
  const all = [aqaba, amman, aZone({ id: 'rest', rest: true })];
  expect(quote(all, { country: 'JO', city: 'aqaba' })).toMatchObject({
    reason: 'excluded',
    nearest: { places: [{ en: 'Amman' }] },
  });
  expect(quote(all, { country: 'JO', cityName: 'Irbid' })).toMatchObject({ status: 'offers', by: 'rest' });
});

test('before a city is typed, the country, the rest or the first served zone speaks', () => {
  expect(quote([aqaba, amman, kuwait], {})).toMatchObject({ zone: { id: 'amman' } });
  expect(quote([aqaba, amman, kuwait], { country: 'KW' })).toMatchObject({ zone: { id: 'kuwait' } });
  expect(quote([aqaba, kuwait, amman], { country: 'JO' })).toMatchObject({ zone: { id: 'amman' } });
});

test("an address without a country is in the store's", () => {
  expect(quote([amman, kuwait], { cityName: 'Hawally' }, 'KW')).toMatchObject({ zone: { id: 'kuwait' } });
  expect(quote([amman, kuwait], { country: 'EG', cityName: 'Giza' }, 'KW')).toMatchObject({
    status: 'refused',
  });
});
