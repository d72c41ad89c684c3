import { clientAddress } from './client-address';

const request = (forwarded?: string) => ({ get: () => forwarded, ip: '192.0.2.1' });

test.each([
  ['what the platform saw', '203.0.113.7', 0, '203.0.113.7'],
  ['not what the caller claims', '10.0.0.1, 127.0.0.1,203.0.113.7', 0, '203.0.113.7'],
  ['past a proxy of our own', '10.0.0.1, 203.0.113.7, 198.51.100.1', 1, '203.0.113.7'],
  ['the connection where nothing forwards', undefined, 0, '192.0.2.1'],
  ['the connection where fewer proxies wrote than there are', '203.0.113.7', 1, '192.0.2.1'],
])('an address is %s', (_, forwarded, ownProxies, expected) => {
  expect(clientAddress(request(forwarded), ownProxies)).toBe(expected);
});
