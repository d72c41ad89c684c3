import { clientNetwork } from './client-network';

const request = (forwarded?: string, ip = '192.0.2.1') => ({ get: () => forwarded, ip });

test.each([
  ['what the proxy in front saw', '203.0.113.7', 1, '203.0.113.7'],
  ['not what the caller claims', '10.0.0.1, 127.0.0.1,203.0.113.7', 1, '203.0.113.7'],
  ['past one more proxy', '10.0.0.1, 203.0.113.7, 198.51.100.1', 2, '203.0.113.7'],
  ['the connection where nothing forwards', undefined, 0, '192.0.2.1'],
  ['the connection where there is no proxy, whatever the caller claims', '203.0.113.7', 0, '192.0.2.1'],
  ['the connection where fewer proxies wrote than there are', '203.0.113.7', 2, '192.0.2.1'],
  ['the network of one in IPv6', '10.0.0.1, 2001:db8:0:1::7', 1, '2001:db8:0:1::/64'],
])('an address is %s', (_, forwarded, proxies, expected) => {
  expect(clientNetwork(request(forwarded), proxies)).toBe(expected);
});

test('a connection over IPv6 counts as its network, one over IPv4 as itself', () => {
  expect(clientNetwork(request(undefined, '2001:db8::42'), 0)).toBe('2001:db8:0:0::/64');
  expect(clientNetwork(request(undefined, '::ffff:192.0.2.1'), 0)).toBe('192.0.2.1');
});
