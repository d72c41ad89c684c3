import { aPlace, aZone } from '@/tests/fixtures/shop/delivery';
import { matchZone, type DeliveryDestination } from './match-zone';

const riyadh = aPlace('SA', 'riyadh', 'Riyadh', 'الرياض');
const zones = [
  aZone({ id: 'rest', rest: true }),
  aZone({ id: 'saudi', countries: ['SA'] }),
  aZone({ id: 'central', regions: [aPlace('SA', 'riyadh-region', 'Riyadh Region')] }),
  aZone({ id: 'capital', cities: [riyadh] }),
  aZone({ id: 'second', cities: [riyadh], countries: ['SA', 'AE'] }),
  aZone({ id: 'anywhere', cities: [aPlace('', '', 'Al Ain', 'العين')] }),
];

const to = (changes: Partial<DeliveryDestination>): DeliveryDestination => ({
  country: '',
  region: null,
  city: null,
  cityName: '',
  ...changes,
});

test.each<[string, Partial<DeliveryDestination>, string, string]>([
  ['a listed city', { country: 'SA', region: 'riyadh-region', city: 'riyadh' }, 'capital', 'city'],
  ['a city by its name in Arabic', { country: 'SA', cityName: 'الرّياض' }, 'capital', 'city'],
  [
    'a listed city of the same name',
    { country: 'SA', city: 'other', cityName: 'Riyadh' },
    'saudi',
    'country',
  ],
  ['a city that was typed without a country', { cityName: ' RIYADH' }, 'capital', 'city'],
  ['another city of the region', { country: 'SA', region: 'riyadh-region', city: 'x' }, 'central', 'region'],
  ['another region of the country', { country: 'SA', region: 'makkah' }, 'saudi', 'country'],
  ['a country of a later zone', { country: 'AE', cityName: 'Dubai' }, 'second', 'country'],
  ['free text of whatever country', { country: 'AE', cityName: 'العَين' }, 'anywhere', 'city'],
  ['a city of the same name elsewhere', { country: 'SD', cityName: 'Riyadh' }, 'rest', 'rest'],
  ['nothing at all', {}, 'rest', 'rest'],
])('%s', (_, address, zone, by) => {
  expect(matchZone(zones, to(address))).toMatchObject({ zone: { id: zone }, by });
});

test('an address that no zone names has none', () => {
  expect(matchZone(zones.slice(1), to({ country: 'EG', cityName: 'Cairo' }))).toBeNull();
});
