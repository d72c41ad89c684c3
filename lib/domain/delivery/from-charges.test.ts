import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { chargesOf } from '@/lib/domain/cart/pricing/charges';
import { LOCALES } from '@/lib/domain/locale';
import { comparableCity } from './comparable-city';
import { parseCharges, type DeliveryCharges } from './from-charges';

const SPELLINGS = ['Dubai', 'دبي', 'al ain', 'Al Ain', 'العين', 'العَين', 'Amman', 'عمّان', 'عمان', '', ' '];
const TYPED = [...SPELLINGS, 'DUBAI', 'Al-Ain', 'Sharjah', 'أمّان', '!'];

/** Deterministic numbers of 0 to 1 (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What delivery cost before zones: the charge of the first city whose name is the same, else the flat one. */
function chargeBefore(subtotal: number, { flat, freeOver, cities }: DeliveryCharges, city: string): number {
  if (freeOver !== null && subtotal >= freeOver) return 0;
  const wanted = comparableCity(city);
  const found = wanted
    ? cities.find(({ name }) => LOCALES.some((locale) => comparableCity(name[locale]) === wanted))
    : undefined;
  return found?.charge ?? flat;
}

test('settings from before zones charge what they charged, to the minor unit', () => {
  const random = randomOf(46);
  const below = (most: number) => Math.floor(random() * most);
  const one = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)];
    if (found === undefined) throw new Error('empty');
    return found;
  };
  for (let round = 0; round < 2000; round += 1) {
    const shipping = {
      ...(below(9) && { flat: below(2000) }),
      ...(below(3) && { freeOver: below(4) ? below(20_000) : null }),
      ...(below(5) && {
        cities: Array.from({ length: below(8) }, () => ({
          name: { en: one(SPELLINGS), ar: one(SPELLINGS) },
          charge: below(3) * 250,
        })),
      }),
    };
    const setting = parseStoreSetting('demo', { shipping, payment: { cash: { fee: 70 } } });
    const city = one(TYPED);
    const subtotal = below(2) ? below(25_000) : (setting.delivery.zones[0]?.methods[0]?.freeOver ?? 0);
    const charged = chargesOf({ subtotal, pieces: 1 + below(9), weight: 0 }, setting, {
      city,
      paymentMethod: 'cash',
    });
    expect({ city, shipping, subtotal, charge: charged.deliveryCharges }).toEqual({
      city,
      shipping,
      subtotal,
      charge: chargeBefore(subtotal, parseCharges(shipping), city),
    });
    expect(charged).toMatchObject({ cashFee: 70, deliveryProblem: null, takesCash: true });
  }
});

test('a setting without charges is one zone for everywhere, with one courier', () => {
  const { delivery, savedAt } = parseStoreSetting('demo', {
    shipping: { flat: 900, freeOver: 15_000, cities: [] },
    savedAt: { shipping: 7 },
  });
  expect(delivery).toMatchObject({
    zones: [
      {
        rest: true,
        methods: [{ kind: 'courier', rate: { by: 'flat', steps: [{ charge: 900 }] }, freeOver: 15_000 }],
      },
    ],
    holidays: [],
  });
  expect(savedAt.delivery).toBe(7);
});

test('zones that were saved count, whatever the charges of before', () => {
  const { delivery } = parseStoreSetting('demo', {
    shipping: { flat: 900 },
    delivery: { zones: [{ id: 'z', countries: ['SA'], methods: [{ id: 'm', kind: 'express' }] }] },
  });
  expect(delivery.zones).toHaveLength(1);
  expect(delivery.zones[0]).toMatchObject({ rest: false, countries: ['SA'], methods: [{ kind: 'express' }] });
});
