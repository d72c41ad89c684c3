import { domainProblem, domainRecords, parseCustomDomain, readDomain, unchecked } from './custom-domain';

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

const wanted = { domain: 'oud.example', token: 'abc', target: 'boards.shop', hostRecords: [] };
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

describe('on App Hosting, which gives the records itself', () => {
  const address = { type: 'A', name: 'oud.example', value: '5.6.7.8' } as const;
  const claim = { type: 'TXT', name: 'oud.example', value: 'fah-claim=1' } as const;
  const hosted = { ...wanted, target: 'shop-oud--p.us-central1.hosted.app' };
  const added = { ...hosted, hostRecords: [address, claim] };

  test('an owner is told no CNAME, but what the host gave once the domain was added to it', () => {
    const proof = { type: 'TXT', name: '_boards.oud.example', value: 'boards-store=abc' };
    expect(domainRecords(hosted)).toEqual([proof]);
    expect(domainRecords(added)).toEqual([proof, address, claim]);
    const www = { type: 'A', name: 'www.oud.example', value: '5.6.7.9' } as const;
    const both = { ...added, hostRecords: [address, claim, www] };
    expect(domainRecords(both)).toEqual([proof, address, claim]);
    expect(domainRecords({ ...both, domain: www.name }).slice(1)).toEqual([www]);
  });

  test.each([
    ['before the platform added the domain', hosted, {}, 'host-pending'],
    ['with the address that the host gave', added, { addresses: ['5.6.7.8'] }, null],
    [
      'with a CNAME to the backend',
      added,
      { aliases: [added.target], addresses: ['1.2.3.4'] },
      'target-wrong',
    ],
    ['without a record', added, {}, 'target-missing'],
  ] as const)('%s the problem is as told', (_, domain, answers, problem) =>
    expect(domainProblem(domain, { ...proved, ...answers })).toBe(problem),
  );
});

test('what was stored before twins were checked has one that nobody checked yet', () => {
  const stored = { domain: 'oud.example', token: 'abc', state: 'verified' };
  const twin = unchecked('www.oud.example');
  expect(parseCustomDomain(stored)).toMatchObject({ state: 'verified', twin });
  expect(parseCustomDomain({ ...stored, domain: 'shop.oud.example' })?.twin).toBeNull();
  const kept = { ...twin, state: 'failed', problem: 'txt-missing' };
  expect(parseCustomDomain({ ...stored, twin: { ...kept, domain: 'www.other.example' } })?.twin).toEqual(
    kept,
  );
});
