import { twinOf } from './domain-twin';

test.each([
  ['oud.example', 'www.oud.example'],
  ['www.oud.example', 'oud.example'],
  ['oud.com.sa', 'www.oud.com.sa'],
  ['www.oud.co.uk', 'oud.co.uk'],
  ['xn--mgbgh5gua.xn--ngbc5azd', 'www.xn--mgbgh5gua.xn--ngbc5azd'],
])('people who look for %s also type %s', (domain, twin) => expect(twinOf(domain)).toBe(twin));

test.each(['shop.oud.example', 'www.shop.oud.example', 'www.example', 'www.com.sa', 'com.sa'])(
  '%s has no such twin',
  (domain) => expect(twinOf(domain)).toBeNull(),
);
