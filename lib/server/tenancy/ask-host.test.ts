import { storeId } from '@/lib/domain/ids';
import type { DomainRecord } from '@/lib/domain/tenancy/domain-record';
import { createAskHost, LOOK_UPS_PER_MINUTE } from './ask-host';

const RECORD: DomainRecord = {
  ...{ storeId: storeId('demo'), kind: 'custom', state: 'open', redirectTo: null },
};

let now = 0;
let records: Set<string>;
let looked: string[];
let ask: ReturnType<typeof createAskHost>;

beforeEach(() => {
  now = 1_000;
  records = new Set(['oud.example']);
  looked = [];
  const lookUp = (host: string) => {
    looked.push(host);
    return Promise.resolve(records.has(host) ? RECORD : null);
  };
  ask = createAskHost({ own: ['shops.example', 'www.shops.example'], lookUp, now: () => now });
});

test('hosts with a record and the platform itself have certificates, and nothing else', async () => {
  expect(await Promise.all(['oud.example', 'OUD.example.', 'www.shops.example'].map(ask))).toEqual([
    ...['yes', 'yes', 'yes'],
  ]);
  for (const other of [
    'other.example',
    'www.oud.example',
    '127.0.0.1',
    '',
    undefined,
    ['oud.example'],
    '*.x',
  ])
    expect(await ask(other)).toBe('no');
});

test('attack: invented names cost so many look-ups a minute, and keep no known host from its answer', async () => {
  await ask('oud.example');
  looked = [];
  const answers = new Map<string, number>();
  for (let at = 0; at < 50 * LOOK_UPS_PER_MINUTE; at += 1) {
    const answer = await ask(`x${at}.example`);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  expect(answers).toEqual(
    new Map([
      ['no', LOOK_UPS_PER_MINUTE],
      ['busy', 49 * LOOK_UPS_PER_MINUTE],
    ]),
  );
  expect(looked).toHaveLength(LOOK_UPS_PER_MINUTE);
  expect(await ask('oud.example')).toBe('yes');
  records.add('new.example');
  expect(await ask('new.example')).toBe('busy');
  now += 60_000;
  expect(await ask('new.example')).toBe('yes');
});

test('stores that exist use up nothing, and a host that is gone gets no certificate any more', async () => {
  for (let at = 0; at < 3 * LOOK_UPS_PER_MINUTE; at += 1) records.add(`s${at}.shops.example`);
  for (const host of records) expect(await ask(host)).toBe('yes');
  records.delete('oud.example');
  expect(await ask('oud.example')).toBe('no');
});
