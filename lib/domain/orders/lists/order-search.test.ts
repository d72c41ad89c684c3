import { anAddress, anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { orderIndex, queryTokens } from './order-search';

const english = anOrder({ request: { address: anAddress({ mobileNumber: '+962 79 123 4567' }) } });
const arabic = anOrder({
  request: {
    address: anAddress({ fullName: 'أحمد العليّ', email: 'Ahmad.A@Mail.jo', mobileNumber: '٠٧٩ ١٢٣ ٤٥٦٧' }),
  },
});

const finds = (order: typeof english, q: string) => {
  const { searchTokens } = orderIndex(order, 'USD');
  return queryTokens(q).some((token) => searchTokens.includes(token));
};

test.each([
  ['its number', 'B-1TQ4K9-7F3'],
  ['its number in small letters without dashes', 'b1tq4k97f3'],
  ['the beginning of its number', '1TQ4'],
  ['the last part of its number', '7f3'],
  ['a first name', 'layla'],
  ['the whole name as it is being typed', 'Layla Had'],
  ['a family name', 'HADDAD'],
  ['an e-mail', 'Layla@Example.com'],
  ["the e-mail's beginning", 'layla@ex'],
  ['its provider', '@example.com'],
  ['an international number', '+962 79 123 4567'],
  ['the same dialled from abroad', '00962-79-1234567'],
  ['the number as its country dials it', '(079) 123 4567'],
  ['Arabic digits', '٠٧٩١٢٣٤٥٦٧'],
  ['the last digits', '4567'],
  ['the first digits', '+96279'],
  ['the first digits without the country', '0791'],
])('an order is found by %s', (_, q) => expect(finds(english, q)).toBe(true));

test.each(['أحمد', 'احمد العلي', 'العليّ', 'AHMAD.A@mail.jo', '+962791234567', '٤٥٦٧'])(
  'an Arabic order is found by %s',
  (q) => expect(finds(arabic, q)).toBe(true),
);

test.each(['', ' ', '+', 'x', 'Sara', '9999', 'B-1TQ4K8'])('"%s" finds nothing', (q) =>
  expect(finds(english, q)).toBe(false),
);

test('even the longest name and number keep the list of tokens short', () => {
  const address = anAddress({
    fullName: 'Maximiliana '.repeat(8),
    email: `${'x'.repeat(60)}@example.com`,
    mobileNumber: '1'.repeat(20),
  });
  expect(orderIndex(anOrder({ request: { address } }), 'USD').searchTokens.length).toBeLessThan(300);
});

test('orders in several currencies are worth what they are in the base currency', () => {
  const setting = aStoreSetting({
    currencies: [
      { code: 'USD', rate: 1 },
      { code: 'JPY', rate: 150 },
    ],
  });
  const inYen = anOrder({ request: { currency: 'JPY' }, setting });
  expect([inYen.total, orderIndex(inYen, 'USD').baseTotal]).toEqual([4500, 3000]);
});
