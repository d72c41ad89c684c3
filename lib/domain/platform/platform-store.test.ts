import { parsePlatformStore, storeQuery, storeWords } from './platform-store';

const store = {
  id: 'oud',
  name: { en: 'Oud and Amber', ar: 'عُود وعنبر' },
  hosts: ['oud.shops.example', 'oud.example'],
  owners: ['Rana@Oud.example'],
};

test.each([
  ['a name', 'oud a', true],
  ['a word within it', 'Amber', true],
  ['Arabic without its marks', 'عود', true],
  ['a host', 'oud.sh', true],
  ["an owner's address in capitals", 'RANA@', true],
  ['the middle of a word', 'mber', false],
  ['nothing of it', 'rose', false],
])('a store is found by %s', (_, typed, isFound) => {
  expect(storeWords(store).includes(storeQuery(typed))).toBe(isFound);
});

test('what is longer than an indexed beginning is cut like it', () => {
  const long = `${'o'.repeat(40)}`;
  expect(storeWords({ ...store, name: { en: long, ar: '' } })).toContain(storeQuery(long));
});

test('names and hosts of any length give a bounded number of words', () => {
  const many = Array.from({ length: 60 }, (_, at) => `host-number-${at}.a-rather-long-domain.example`);
  expect(storeWords({ ...store, hosts: many }).length).toBeLessThanOrEqual(400);
});

test('a document that was never counted is a store without figures', () => {
  expect(parsePlatformStore('new', { state: 'suspended' })).toMatchObject({
    ...{ id: 'new', state: 'suspended', orders: 0, plan: null, countedAt: 0, hosts: [] },
  });
});
