import { storeId } from '@/lib/domain/ids';
import { domainChanges, wantedDomain } from './domain-changes';
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
  const proved = changes({ [HOST]: of('platform') }, { customDomain: 'oud.example', isCanonical: true });
  const both = { [HOST]: of('platform', { redirectTo: 'oud.example' }), 'oud.example': of('custom') };
  expect(proved).toEqual(both);
  expect(changes(both, { customDomain: 'oud.example', isCanonical: true })).toEqual({});
  expect(changes(both, { customDomain: '', isCanonical: false })).toEqual({
    [HOST]: of('platform'),
    'oud.example': null,
  });
  expect(changes(both, { customDomain: 'new.example', isCanonical: true })).toEqual({
    [HOST]: of('platform', { redirectTo: 'new.example' }),
    'oud.example': null,
    'new.example': of('custom'),
  });
});

test('another platform name replaces the one before, and none is a wish of its own', () => {
  const held = { [HOST]: of('platform') };
  expect(changes(held, { customDomain: '', isCanonical: false, platformHost: 'oud.localhost' })).toEqual({
    [HOST]: null,
    'oud.localhost': of('platform'),
  });
  expect(changes(held, { customDomain: '', isCanonical: false, platformHost: null })).toEqual({
    [HOST]: null,
  });
});

test('a domain opens no store that is suspended', () =>
  expect(
    changes(
      { [HOST]: of('platform', { state: 'suspended' }) },
      { customDomain: 'oud.example', isCanonical: true },
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
  const custom = { domain: 'oud.example', problem: 'not-served' } as const;
  const wanted = wantedDomain('', custom, new Map());
  expect(changes({ [HOST]: of('platform') }, wanted)).toEqual({ 'oud.example': of('custom') });

  const held = new Map([['oud.example', of('custom')]]);
  const silent = { ...custom, problem: 'dns-unreachable' } as const;
  expect(wantedDomain('', silent, held)).toEqual(wanted);
  expect(wantedDomain('', silent, new Map()).customDomain).toBe('');
  expect(wantedDomain('', { ...custom, problem: 'txt-missing' }, held).customDomain).toBe('');
  expect(wantedDomain('', { ...custom, problem: null }, held).customDomain).toBe('');
});
