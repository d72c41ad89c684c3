import { anAddress } from '@/tests/fixtures/shop/orders';
import {
  MAX_ADDRESSES,
  parseAddresses,
  preferAddress,
  putAddress,
  removeAddress,
  restoreAddress,
  type SavedAddress,
} from './address-book';

const saved = (id: string): SavedAddress => ({ ...anAddress({ streetAddress: `${id} Street` }), id });
const [home, office, studio] = [saved('home'), saved('office'), saved('studio')];

test('a new address goes to the end, a known one is replaced in its place', () => {
  expect(putAddress([home], office)).toEqual([home, office]);
  const moved = { ...home, city: 'Aqaba' };
  expect(putAddress([home, office], moved)).toEqual([moved, office]);
});

test('the same address is not kept twice, and no more than ten are', () => {
  expect(putAddress([home], { ...home, id: 'again' })).toEqual([home]);
  const full = Array.from({ length: MAX_ADDRESSES }, (_, index) => saved(`a${index}`));
  expect(putAddress(full, office)).toBe(full);
  expect(restoreAddress(full, office, 0)).toBe(full);
});

test('a removed address returns to its place, once', () => {
  const restored = restoreAddress(removeAddress([home, office, studio], 'office'), office, 1);
  expect(restored).toEqual([home, office, studio]);
  expect(restoreAddress(restored, office, 1)).toBe(restored);
});

test('the preferred address stands first', () => {
  expect(preferAddress([home, office, studio], 'studio')).toEqual([studio, home, office]);
  expect(preferAddress([home], 'gone')).toEqual([home]);
});

test('a profile that holds damage keeps its good addresses', () => {
  expect(parseAddresses([home, null, { ...office, id: '' }, { id: 'x' }, 'y'])).toEqual([home]);
  expect(parseAddresses([{ ...home, email: 7, extra: 1 }])).toEqual([{ ...home, email: '' }]);
  expect(parseAddresses('damage')).toEqual([]);
});
