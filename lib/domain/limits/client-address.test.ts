import { clientAddress } from './client-address';

const request = (forwarded?: string) => ({ get: () => forwarded, ip: '192.0.2.1' });

test.each([
  ['what the proxy in front saw', '203.0.113.7', 1, '203.0.113.7'],
  ['not what the caller claims', '10.0.0.1, 127.0.0.1,203.0.113.7', 1, '203.0.113.7'],
  ['past one more proxy', '10.0.0.1, 203.0.113.7, 198.51.100.1', 2, '203.0.113.7'],
  ['the connection where nothing forwards', undefined, 0, '192.0.2.1'],
  ['the connection where there is no proxy, whatever the caller claims', '203.0.113.7', 0, '192.0.2.1'],
  ['the connection where fewer proxies wrote than there are', '203.0.113.7', 2, '192.0.2.1'],
])('an address is %s', (_, forwarded, proxies, expected) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(expected);
});
