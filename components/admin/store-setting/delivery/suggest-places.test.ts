import { placesOf } from '@/lib/domain/address/places/all-places';
import { placeTyped, suggestionsOf } from './suggest-places';

const places = placesOf('SA');
if (!places) throw new Error('no list');
const suggestions = suggestionsOf(places, 'en', (name) => `${name} (region)`);
const typed = (text: string) => placeTyped(text, 'SA', { places, suggestions, locale: 'en' });

test('a suggestion is what its words say, a region apart from the city of its name', () => {
  const [region, city] = suggestions;
  expect(region).toMatchObject({ kind: 'regions' });
  expect(city).toMatchObject({ kind: 'cities' });
  expect(typed(region?.label ?? '')).toEqual(region);
  expect(typed(city?.label ?? '')).toEqual(city);
});

test('a city is found in any spelling, and what no list has is free text', () => {
  expect(typed('جده')).toMatchObject({ kind: 'cities', place: { country: 'SA', name: { en: 'Jeddah' } } });
  expect(typed('Nowhere Oasis')).toEqual({
    kind: 'cities',
    place: { country: 'SA', id: '', name: { en: 'Nowhere Oasis', ar: '' } },
  });
  expect(placeTyped('Lyon', 'FR', { places: null, suggestions: [], locale: 'ar' }).place.name).toEqual({
    en: '',
    ar: 'Lyon',
  });
});
