import { domainProblem, readDomain } from './custom-domain';

test.each([
  ['https://Shop.Example.com/', 'shop.example.com'],
  ['boards.ae.', 'boards.ae'],
  ['لوحات.شبكة', 'xn--mgbgh5gua.xn--ngbc5azd'],
])('%s is the address %s', (typed, domain) => expect(readDomain(typed)).toBe(domain));

test.each([
  '',
  'shop',
  'localhost',
  'shop.localhost',
  'printer.local',
  '192.168.1.20',
  '[::1]',
  'shop.example.com/admin',
  'shop.example.com:3000',
  'me@shop.com',
  '-shop.com',
  'sh_op.com',
  'a b.com',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
])('%j is no address for a store', (typed) => expect(readDomain(typed)).toBeNull());

test('what is far too long for a name is not even encoded', () => {
  const parsed = jest.spyOn(globalThis, 'URL');
  expect(readDomain(`${'لوحة'.repeat(100_000)}.com`)).toBeNull();
  expect(parsed).not.toHaveBeenCalled();
  parsed.mockRestore();
});

const wanted = { token: 'abc', target: 'boards.shop' };
const proved = {
  texts: ['v=spf1', 'boards-store=abc'],
  aliases: [],
  addresses: [],
  targetAddresses: ['1.2.3.4'],
};

test.each([
  ['an alias of the shop', { aliases: ['Boards.shop.'] }, null],
  ['the address of the shop', { addresses: ['1.2.3.4'] }, null],
  ['no TXT record', { texts: [] }, 'txt-missing'],
  ["another store's TXT record", { texts: ['boards-store=other'] }, 'txt-wrong'],
  ['no way to the shop', {}, 'target-missing'],
  ['the way to another host', { aliases: ['parked.example'], addresses: ['9.9.9.9'] }, 'target-wrong'],
  ['no answer', { texts: null }, 'dns-unreachable'],
] as const)('with %s the problem is %s', (_, answers, problem) =>
  expect(domainProblem(wanted, { ...proved, ...answers })).toBe(problem),
);
