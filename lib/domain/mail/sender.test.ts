import { ownSender, platformOf } from './sender';

test.each([
  ['Shop <shop@example.com>', 'Shop', 'shop@example.com'],
  ['"Shop, Inc." <shop@example.com>', 'Shop, Inc.', 'shop@example.com'],
  ['shop@example.com', 'example.com', 'shop@example.com'],
])('%s is sent by %s', (mailFrom, name, address) => {
  expect(platformOf(mailFrom)).toEqual({ name, address, reports: address });
});

test('a store sends from its own proved domain alone', () => {
  expect(ownSender('orders@boards.shop', 'boards.shop')).toBe('orders@boards.shop');
  expect(ownSender('orders@boards.shop', 'www.boards.shop')).toBe('orders@boards.shop');
  for (const domain of ['', 'other.shop', 'evilboards.shop', 'boards.shop.evil'])
    expect(ownSender('orders@boards.shop', domain)).toBeNull();
  expect(ownSender('orders@shop', 'boards.shop')).toBeNull();
});
