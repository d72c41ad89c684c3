import { staysWhenClosed } from './trading';

test.each([
  ['/', false],
  ['/?code=X', false],
  ['/products/sea-breeze', false],
  ['/checkout#pay', false],
  ['/orders/o1', true],
  ['/track/token', true],
  ['/login', true],
  ['/privacy-policy', true],
])('of a closed shop, %s stays: %s', (path, stays) => expect(staysWhenClosed(path)).toBe(stays));
