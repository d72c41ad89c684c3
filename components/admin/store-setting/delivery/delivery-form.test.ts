import { parseDelivery } from '@/lib/domain/delivery/parse-delivery';
import { aMethod, aPlace, aZone } from '@/tests/fixtures/shop/delivery';
import { settingEdits } from '@/tests/fixtures/shop/setting-edits';
import { newMethod, toDelivery, toDeliveryForm } from './delivery-form';

const rich = parseDelivery(
  {
    holidays: ['2026-12-02'],
    zones: [
      aZone({
        id: 'z',
        countries: ['SA'],
        cities: [aPlace('AE', 'dubai', 'Dubai', 'دبي')],
        methods: [
          aMethod({
            rate: {
              by: 'total',
              steps: [
                { from: 0, charge: 1500 },
                { from: 20_000, charge: 700 },
              ],
            },
            freeOver: 50_000,
            handlingDays: 1,
            minDays: 2,
            maxDays: 4,
            cash: true,
            cashFee: 250,
          }),
          aMethod({
            id: 'shop',
            kind: 'pickup',
            cash: false,
            pickup: {
              address: { en: '1 Moon Street', ar: '' },
              mapUrl: 'https://maps.example/1',
              hours: { en: '9-5', ar: '' },
            },
          }),
        ],
      }),
    ],
  },
  undefined,
);

test.each([
  ['of charges', settingEdits.delivery],
  ['of zones', rich],
])('a setting %s comes back from its form as it was, in any currency', (_, delivery) => {
  for (const currency of ['USD', 'KWD', 'JPY'] as const)
    expect(toDelivery(toDeliveryForm(delivery, currency), currency)).toEqual(delivery);
});

test('a flat rate has one step, and the first step begins at nothing', () => {
  const steps = [
    { from: '7', charge: '5' },
    { from: '9', charge: '4' },
  ];
  const withRate = (by: 'flat' | 'pieces') => {
    const zone = { ...aZone({ id: 'z' }), methods: [{ ...newMethod('m', 'courier'), rate: { by, steps } }] };
    return toDelivery({ zones: [zone], holidays: [] }, 'USD').zones[0]?.methods[0]?.rate.steps;
  };
  expect(withRate('flat')).toEqual([{ from: 0, charge: 500 }]);
  expect(withRate('pieces')).toEqual([
    { from: 0, charge: 500 },
    { from: 9, charge: 400 },
  ]);
});

test('a fee for cash counts only where cash is taken, so that no hidden field is refused', () => {
  const feeOf = (cash: boolean) => {
    const zone = { ...aZone({ id: 'z' }), methods: [{ ...newMethod('m', 'courier'), cash, cashFee: 'ten' }] };
    return toDelivery({ zones: [zone], holidays: [] }, 'USD').zones[0]?.methods[0]?.cashFee;
  };
  expect(feeOf(true)).toBeNaN();
  expect(feeOf(false)).toBeNull();
});
