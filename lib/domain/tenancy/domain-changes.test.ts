import { storeId } from '@/lib/domain/ids';
import { domainChanges } from './domain-changes';
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
  const proved = changes({ [HOST]: of('platform') }, { customDomain: 'oud.example' });
  const both = { [HOST]: of('platform', { redirectTo: 'oud.example' }), 'oud.example': of('custom') };
  expect(proved).toEqual(both);
  expect(changes(both, { customDomain: 'oud.example' })).toEqual({});
  expect(changes(both, { customDomain: '' })).toEqual({ [HOST]: of('platform'), 'oud.example': null });
  expect(changes(both, { customDomain: 'new.example' })).toEqual({
    [HOST]: of('platform', { redirectTo: 'new.example' }),
    'oud.example': null,
    'new.example': of('custom'),
  });
});

test('another platform name replaces the one before, and none is a wish of its own', () => {
  const held = { [HOST]: of('platform') };
  expect(changes(held, { customDomain: '', platformHost: 'oud.localhost' })).toEqual({
    [HOST]: null,
    'oud.localhost': of('platform'),
  });
  expect(changes(held, { customDomain: '', platformHost: null })).toEqual({ [HOST]: null });
});

test('a domain opens no store that is suspended', () =>
  expect(
    changes({ [HOST]: of('platform', { state: 'suspended' }) }, { customDomain: 'oud.example' }),
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
