import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { placeJsonLd } from './place-json-ld';

const setting = aStoreSetting();
const address = 'https://boards.example/pages/visit';
const section = {
  place: { text: '1 Moon Street' },
  point: { latitude: 24.7, longitude: 46.6 },
  week: [
    { day: 5, from: '18:00', to: '02:00' },
    { day: 6, from: '00:00', to: '00:00' },
  ],
  note: null,
} as const;

test('a shop says where it is and when it is open, past midnight and all day too', () => {
  expect(placeJsonLd({ section, setting, locale: 'en', address })).toMatchObject({
    '@type': 'Store',
    name: 'Demo Boards',
    address: { '@type': 'PostalAddress', streetAddress: '1 Moon Street' },
    geo: { latitude: 24.7, longitude: 46.6 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Friday', opens: '18:00', closes: '02:00' },
      { dayOfWeek: 'https://schema.org/Saturday', opens: '00:00', closes: '23:59' },
    ],
  });
});

test('a shop without an address says nothing, since search engines would refuse it', () => {
  expect(placeJsonLd({ section: { ...section, place: null }, setting, locale: 'en', address })).toBeNull();
});
