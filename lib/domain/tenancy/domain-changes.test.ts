import { storeId } from '@/lib/domain/ids';
import { unchecked } from '@/lib/domain/store/custom-domain';
import { domainChanges, NO_DOMAIN, wantedDomain } from './domain-changes';
import { parseDomainRecord, type DomainRecord } from './domain-record';

const demo = storeId('demo');
const HOST = 'demo.localhost';
const of = (kind: DomainRecord['kind'], changes: Partial<DomainRecord> = {}): DomainRecord => ({
  ...{ storeId: demo, kind, state: 'open', redirectTo: null },
  ...changes,
});
const changes = (...[held, wanted]: [Record<string, DomainRecord>, Parameters<typeof domainChanges>[2]]) =>
  Object.fromEntries(domainChanges(demo, new Map(Object.entries(held)), wanted));

test("a proved domain is the canonical host, and the platform's leads to it until it is lost", () => {
  const proved = changes(
    { [HOST]: of('platform') },
    { customDomain: 'oud.example', isCanonical: true, twin: '' },
  );
  const both = { [HOST]: of('platform', { redirectTo: 'oud.example' }), 'oud.example': of('custom') };
  expect(proved).toEqual(both);
  expect(changes(both, { customDomain: 'oud.example', isCanonical: true, twin: '' })).toEqual({});
  expect(changes(both, NO_DOMAIN)).toEqual({
    [HOST]: of('platform'),
    'oud.example': null,
  });
  expect(changes(both, { customDomain: 'new.example', isCanonical: true, twin: '' })).toEqual({
    [HOST]: of('platform', { redirectTo: 'new.example' }),
    'oud.example': null,
    'new.example': of('custom'),
  });
});

test('another platform name replaces the one before, and none is a wish of its own', () => {
  const held = { [HOST]: of('platform') };
  expect(changes(held, { ...NO_DOMAIN, platformHost: 'oud.localhost' })).toEqual({
    [HOST]: null,
    'oud.localhost': of('platform'),
  });
  expect(changes(held, { ...NO_DOMAIN, platformHost: null })).toEqual({
    [HOST]: null,
  });
});

test('a domain opens no store that is suspended', () =>
  expect(
    changes(
      { [HOST]: of('platform', { state: 'suspended' }) },
      { customDomain: 'oud.example', isCanonical: true, twin: '' },
    ),
  ).toEqual({
    [HOST]: of('platform', { state: 'suspended', redirectTo: 'oud.example' }),
    'oud.example': of('custom', { state: 'suspended' }),
  }));

test.each([
  undefined,
  {},
  { ...of('custom'), storeId: '../demo' },
  { ...of('custom'), kind: 'other' },
  { ...of('custom'), state: undefined },
])('%j names no store', (data) => expect(parseDomainRecord(data)).toBeNull());

test('a record is read back, and no redirect leads to what is no host', () => {
  const record = of('platform', { redirectTo: 'oud.example' });
  expect(parseDomainRecord(record)).toEqual(record);
  expect(parseDomainRecord({ ...record, redirectTo: 'oud.example/admin' })?.redirectTo).toBeNull();
});

test('a domain that does not answer yet leads to the store, but nothing is redirected to it', () => {
  const custom = { domain: 'oud.example', problem: 'not-served', twin: null } as const;
  const wanted = wantedDomain('', custom, new Map());
  expect(changes({ [HOST]: of('platform') }, wanted)).toEqual({ 'oud.example': of('custom') });

  const held = new Map([['oud.example', of('custom')]]);
  const silent = { ...custom, problem: 'dns-unreachable' } as const;
  expect(wantedDomain('', silent, held)).toEqual(wanted);
  expect(wantedDomain('', silent, new Map()).customDomain).toBe('');
  expect(wantedDomain('', { ...custom, problem: 'txt-missing' }, held).customDomain).toBe('');
  expect(wantedDomain('', { ...custom, problem: null }, held).customDomain).toBe('');
});

test('the twin leads to the canonical host, and stays by itself when that one is lost', () => {
  const WWW = 'www.oud.example';
  const twin = { ...unchecked(WWW), state: 'verified', checkedAt: 1 } as const;
  const custom = { domain: 'oud.example', problem: null, twin };
  const proved = wantedDomain('oud.example', custom, new Map());
  const both = {
    [HOST]: of('platform', { redirectTo: 'oud.example' }),
    [WWW]: of('custom', { redirectTo: 'oud.example' }),
    'oud.example': of('custom'),
  };
  expect(changes({ [HOST]: of('platform') }, proved)).toEqual(both);

  const lost = wantedDomain('', { ...custom, problem: 'txt-missing' }, new Map(Object.entries(both)));
  expect(changes(both, lost)).toEqual({
    ...{ [HOST]: of('platform'), [WWW]: of('custom'), 'oud.example': null },
  });
  const gone = { ...custom, twin: { ...twin, state: 'failed', problem: 'txt-missing' } } as const;
  expect(changes(both, wantedDomain('oud.example', gone, new Map(Object.entries(both))))).toEqual({
    [WWW]: null,
  });
  const silent = { ...custom, twin: { ...twin, state: 'pending', problem: 'dns-unreachable' } } as const;
  expect(wantedDomain('oud.example', silent, new Map()).twin).toBe('');
});
