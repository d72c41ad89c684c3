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
  const bytes = Buffer.from(token, 'base64url');
  const altered = Array.from(bytes, (_, position) => {
    const copy = Buffer.from(bytes);
    copy[position] = (copy[position] ?? 0) ^ 1;
    return copy.toString('base64url');
  });
  const forged = [...altered, token.slice(0, -1), `${token}.x`, `${token}=`, 'demo.aB3-_x.zzzzzzzzz.x', ''];
  for (const text of forged) expect(tokensAt(1).verify(text)).toEqual(refused);
  expect(tokensAt(1, 'other secret').verify(token)).toEqual(refused);
});

test('a token shows neither the store nor the order, and is another each time', () => {
  const token = tokensAt(0).sign(order);
  const shown = [token, Buffer.from(token, 'base64url').toString('latin1')];
  for (const text of shown) for (const id of Object.values(order)) expect(text).not.toContain(id);
  expect(tokensAt(0).sign(order)).not.toBe(token);
});
