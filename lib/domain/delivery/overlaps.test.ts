import { aPlace, aZone } from '@/tests/fixtures/shop/delivery';
import { overlapsOf } from './overlaps';

test('places that two zones name are listed with their zones, the winner first', () => {
  const jeddah = aPlace('SA', 'jeddah', 'Jeddah', 'جدة');
  const zones = [
    aZone({ id: 'a', countries: ['SA', 'AE'], cities: [jeddah, jeddah] }),
    aZone({ id: 'b', rest: true, cities: [aPlace('', '', 'JEDDAH'), aPlace('SA', 'another', 'Jeddah')] }),
    aZone({ id: 'c', countries: ['SA'], rest: true, cities: [aPlace('SD', 'x', 'Jeddah')] }),
  ];
  expect(overlapsOf(zones)).toEqual([
    { kind: 'country', country: 'SA', name: null, zones: [0, 2] },
    { kind: 'city', country: 'SA', name: jeddah.name, zones: [0, 1] },
    { kind: 'rest', country: '', name: null, zones: [1, 2] },
  ]);
});

test('a city within a region or country of another zone is no overlap: it is closer', () => {
  const zones = [
    aZone({ id: 'a', countries: ['SA'], regions: [aPlace('SA', 'makkah', 'Makkah')] }),
    aZone({ id: 'b', cities: [aPlace('SA', 'makkah', 'Makkah')] }),
  ];
  expect(overlapsOf(zones)).toEqual([]);
});
