import { normalHost } from './normal-host';

test.each([
  ['demo.localhost:3000', 'demo.localhost'],
  ['localhost', 'localhost'],
  ['Shop.Example.COM.', 'shop.example.com'],
  ['shop.example.com.:443', 'shop.example.com'],
  ['لوحات.شبكة', 'xn--mgbgh5gua.xn--ngbc5azd'],
  ['web', 'web'],
  [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
])('%s is the host %s', (written, host) => expect(normalHost(written)).toBe(host));

test.each([
  undefined,
  ['shop.example.com'],
  '',
  '.',
  'shop..com',
  'shop.com..',
  '.shop.com',
  '127.0.0.1',
  '127.0.0.1:3000',
  '127.1',
  '0x7f000001',
  '2130706433',
  '[::1]:3000',
  '::1',
  'shop.com:',
  'shop.com:port',
  'shop.com:99:99',
  'me@shop.com',
  'shop.com/admin',
  'shop.com?a',
  'shop.com#a',
  'shop.com\\a',
  'shop.com, other.com',
  'shop%2ecom',
  'a b.com',
  'sh_op.com',
  '-shop.com',
  'shop-.com',
  '*.shop.com',
  '__proto__',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(126)}com`,
  'xn--ئ.com',
])('%j is no host name', (written) => expect(normalHost(written)).toBeNull());

test('what is far too long for a name is not even encoded', () => {
  const parsed = jest.spyOn(globalThis, 'URL');
  expect(normalHost(`${'لوحة'.repeat(100_000)}.com`)).toBeNull();
  expect(parsed).not.toHaveBeenCalled();
  parsed.mockRestore();
});
