import { shippingSchema } from '@/lib/domain/orders/placing/shipping-schema';
import { placesOf } from './all-places';
import { findCities, findRegion, suggestCities } from './find-place';
import { fold } from './fold';
import { loadPlaces } from './load-places';
import { spellingsOf, type CountryPlaces } from './place';

const COUNTRIES = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO'];
const listOf = (country: string): CountryPlaces => {
  const places = placesOf(country);
  if (!places) throw new Error(`${country} has no list.`);
  return places;
};

test.each([
  ['SA', 13, 100],
  ['AE', 7, 100],
  ['KW', 6, 100],
  ['QA', 8, 70],
  ['BH', 4, 80],
  ['OM', 11, 60],
  ['EG', 27, 250],
  ['JO', 12, 100],
])('%s has its %i regions and at least %i cities', (country, regions, cities) => {
  const list = listOf(country).regions;
  expect(list).toHaveLength(regions);
  expect(list.flatMap((region) => region.cities).length).toBeGreaterThanOrEqual(cities);
});

test.each(COUNTRIES)(
  'no place of %s is refused in an address as something that mails must not repeat',
  (country) => {
    const somebody = { fullName: 'Mona', mobileNumber: '1', country };
    const addresses = listOf(country).regions.flatMap((region) =>
      region.cities.flatMap((city) =>
        (['en', 'ar'] as const).map((locale) => ({
          ...somebody,
          region: region[locale],
          regionId: region.id,
          city: city[locale],
          cityId: city.id,
        })),
      ),
    );
    expect(addresses.filter((address) => !shippingSchema.isValidSync(address))).toEqual([]);
  },
);

test.each(COUNTRIES)('every name of %s is in both scripts and means one place of its region', (country) => {
  const { regions } = listOf(country);
  const ids = regions.flatMap(({ id, cities }) => [id, ...cities.map((city) => city.id)]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9.-]+$/.test(id))).toEqual([]);
  for (const places of [regions, ...regions.map(({ cities }) => cities)]) {
    const names = places.flatMap((place) => [...new Set(spellingsOf(place))]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(
      places.filter(({ en, ar }) => /[^\x20-\x7e]/.test(en) || !/^[\p{Script=Arabic}\d ]+$/u.test(ar)),
    ).toEqual([]);
  }
});

test.each(COUNTRIES)('an order may name every place of %s, by id and in both scripts', (country) => {
  const place = shippingSchema.pick(['country', 'region', 'regionId', 'city', 'cityId']);
  const refused = listOf(country).regions.flatMap((region) =>
    region.cities.filter((city) =>
      (['en', 'ar'] as const).some((script) => {
        const named = { region: region[script], city: city[script] };
        return !place.isValidSync({ country, ...named, regionId: region.id, cityId: city.id });
      }),
    ),
  );
  expect(refused).toEqual([]);
});

test.each([
  ['الرياض', 'رياض'],
  ['Ar-Riyadh City', 'riyadh'],
  ['Jeddah', 'jedda'],
  ['أبو ظبي', 'ابو ظبي'],
  ['إمارة أبوظبي', 'أبوظبي'],
  ['Al Qaṭīf', 'qatif'],
  ['Ash-Sharqiyah', 'sharqiya'],
  ['Ras al-Khaimah', 'Ras Al Khaima'],
])('%s is the same place as %s', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test('a region is found by its id and by any spelling', () => {
  const places = listOf('SA');
  for (const text of ['makkah', 'مكة', 'منطقة مكة المكرمة', 'Mecca Region'])
    expect(findRegion(places, text)?.id).toBe('makkah');
  expect(findRegion(places, 'Bavaria')).toBeNull();
});

test('one name in two regions finds both', () => {
  const regions = findCities(listOf('AE'), 'النهدة').map(({ region }) => region.id);
  expect(regions).toEqual(['dubai', 'sharjah']);
});

test('suggestions begin with what is typed and stay in the chosen region', () => {
  const places = listOf('SA');
  const named = (text: string, region = '') => suggestCities(places, text, region).map(({ city }) => city.en);
  expect(named('جد')).toEqual(['Jeddah']);
  expect(named('khamis')).toEqual(['Khamis Mushait']);
  expect(named('riy', 'qassim')).toEqual(['Riyadh al Khabra']);
  expect(named('', 'tabuk')).toHaveLength(8);
  expect(named('xyz')).toEqual([]);
});

test('a browser loads the same list', async () => {
  expect(await loadPlaces('KW')).toEqual(placesOf('KW'));
  expect(await loadPlaces('DE')).toBeNull();
});
