import { networkOf } from './network';

test.each([
  ['2001:db8:1:2:3:4:5:6'],
  ['2001:db8:1:2::'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2::203.0.113.7'],
  ['2001:db8:1:2::1%eth0'],
])('%s counts as the network that whoever has it owns', (address) => {
  expect(networkOf(address)).toBe('2001:db8:1:2::/64');
});

test.each([
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%en0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'])(
  '%s is IPv4, each address its own',
  (address) => {
    expect(networkOf(address)).toBe('203.0.113.7');
  },
);

test.each(['', 'unknown', '2001:db8', ':::', '1::2::3', '2001:db8::1]:80/[', 'a:b:c:d:e:f:g:h'])(
  '"%s" is no address and stays what it is',
  (address) => {
    expect(networkOf(address)).toBe(address);
  },
);
