import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { DEFAULT_CAPS, fitsCap, NOTHING_RESERVED, reservedBy, storeCap } from './caps';

const cap = { pieces: 20, value: 50_000 };

test.each([
  ['the last piece fits', { pieces: 19, value: 0 }, { pieces: 1, value: 0 }, true],
  ['one more does not', { pieces: 20, value: 0 }, { pieces: 1, value: 0 }, false],
  ['the last cent fits', { pieces: 1, value: 49_999 }, { pieces: 1, value: 1 }, true],
  ['a cent more does not', { pieces: 1, value: 50_000 }, { pieces: 1, value: 1 }, false],
])('%s', (_, reserved, more, fits) => {
  expect(fitsCap(reserved, more, cap)).toBe(fits);
});

test('without a value only pieces count', () => {
  expect(fitsCap(NOTHING_RESERVED, { pieces: 1, value: 1e9 }, { pieces: 1, value: null })).toBe(true);
});

test('an order reserves its goods in the base currency, without charges', () => {
  const setting = aStoreSetting({
    currencies: [
      { code: 'USD', rate: 1 },
      { code: 'JPY', rate: 150 },
    ],
  });
  const order = anOrder({ request: { lines: [aRequestedLine({ quantity: 2 })], currency: 'JPY' }, setting });
  expect(reservedBy(order, 'USD')).toEqual({ pieces: 2, value: 5000 });
});

test.each([
  ['of all that the store has, reserved or not', { stock: 900, reserved: 100 }, 500],
  ['at least what one network may', { stock: 1, reserved: 0 }, DEFAULT_CAPS.address.pieces],
])('the share of new people is one %s', (_, has, most) => {
  expect(storeCap(DEFAULT_CAPS, has)).toBe(most);
});
