import { createTrackingTokens } from './tracking-token';

const DAY_MS = 24 * 60 * 60 * 1000;
const order = { storeId: 'demo', orderId: 'aB3-_x' };
const refused = { ok: false, error: { code: 'link-expired' } };

const tokensAt = (ms: number, secret = 'secret') =>
  createTrackingTokens(
    () => secret,
    () => ms,
  );

test('a token opens its order for 180 days and no longer', () => {
  const token = tokensAt(0).sign(order);
  expect(tokensAt(180 * DAY_MS - 1).verify(token)).toEqual({ ok: true, value: order });
  expect(tokensAt(180 * DAY_MS).verify(token)).toEqual(refused);
});

test('altered, foreign and malformed tokens are refused', () => {
  const token = tokensAt(0).sign(order);
  const [store, , expiry, signature] = token.split('.');
  const forged = [
    [store, 'other', expiry, signature].join('.'),
    ['second', order.orderId, expiry, signature].join('.'),
    [store, order.orderId, 'zzzzzzzzz', signature].join('.'),
    token.slice(0, -1),
    `${token}.x`,
    'demo.aB3-_x..',
    '',
  ];
  for (const text of forged) expect(tokensAt(1).verify(text)).toEqual(refused);
  expect(tokensAt(1, 'other secret').verify(token)).toEqual(refused);
});
