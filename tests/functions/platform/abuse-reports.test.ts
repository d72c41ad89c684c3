import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { MOST_OPEN_REPORTS, parseAbuseReport } from '@/lib/domain/platform/abuse-report';
import { parsePlatformEntry } from '@/lib/domain/platform/platform-entry';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { withinOneHour } from '@/tests/fixtures/firebase/one-hour';
import { callFrom } from '@/tests/fixtures/firebase/call-from';
import { operatorOf } from '@/tests/fixtures/firebase/people/operators';
import { rateLimitsOf } from '@/functions/src/limits/rate-limits';

const shop = new LocalShop('reported');
let operator: Client;
beforeAll(async () => {
  await shop.open({ setting: { name: { en: 'Oud House', ar: 'بيت العود' } } });
  operator = await operatorOf(shop);
});
afterAll(() => shop.close());

type Request = Callables['reportStore']['request'];
const report = (changes: Partial<Request> = {}): Request => ({
  ...{ storeId: shop.id, reason: 'fraud', text: 'It never sent my board.', email: '', locale: 'en' },
  ...changes,
});
async function reports() {
  const { docs } = await shop.db
    .collection(collections.platformReports())
    .where('storeId', '==', shop.id)
    .get();
  return docs.map((doc) => parseAbuseReport(doc.id, doc.data()));
}

test('anybody reports a store; the same words again are the same report', async () => {
  const visitor = shop.visitor();
  const answers = await Promise.all([report(), report()].map((one) => visitor.call('reportStore', one)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  await visitor.call('reportStore', report({ email: 'sara@example.com', reason: 'counterfeit' }));
  expect((await reports()).sort((one, other) => one.email.localeCompare(other.email))).toMatchObject([
    { reason: 'fraud', email: '', state: 'open', storeName: { en: 'Oud House' } },
    { reason: 'counterfeit', email: 'sara@example.com' },
  ]);
});

test.each<[string, Partial<Request>, string]>([
  ['a store that is not there', { storeId: 'nobody-here' }, 'store-not-found'],
  ['no words', { text: ' ' }, 'invalid-input'],
  ['too many words', { text: 'x'.repeat(2001) }, 'invalid-input'],
  ['an address that is none', { email: 'sara' }, 'invalid-input'],
  ['a reason of its own', { reason: 'spite' as Request['reason'] }, 'invalid-input'],
])('a report with %s is refused', async (_, changes, code) => {
  const answer = await shop.visitor().call('reportStore', report(changes));
  expect(answer).toMatchObject({ ok: false, error: { code } });
});

test('an operator notes what was done, which the log tells', async () => {
  await shop.visitor().call('reportStore', report({ text: 'Look here' }));
  const found = (await reports()).find(({ text }) => text === 'Look here');
  const request = { reportId: found?.id ?? '', to: 'acted', note: 'Asked the owner.' } as const;
  expect(await operator.call('moveReport', request)).toEqual({ ok: true, value: { ok: true } });
  await operator.call('moveReport', request);
  expect((await reports()).find(({ id }) => id === found?.id)).toMatchObject({
    state: 'acted',
    note: 'Asked the owner.',
  });
  const { docs } = await shop.db
    .collection(collections.platformActivity())
    .where('storeId', '==', shop.id)
    .get();
  expect(docs.map((doc) => parsePlatformEntry(doc.id, doc.data()))).toMatchObject([
    { action: 'move-report', reason: 'Asked the owner.', by: { uid: operator.uid } },
  ]);
  expect(await operator.call('moveReport', { ...request, reportId: 'none' })).toMatchObject({
    ok: false,
    error: { code: 'report-not-found' },
  });
});

test('attack: a network that floods a store with reports is refused', async () => {
  await withinOneHour();
  const { most = 0 } = rateLimitsOf('reportStore').address ?? {};
  const codes: (string | undefined)[] = [];
  for (let at = 0; at <= most; at += 1)
    codes.push((await callFrom('192.0.2.140', 'reportStore', report({ text: `Flood ${at}` }))).code);
  expect(codes.at(-1)).toBe('too-many-requests');
});

test('attack: more reports about one store than operators need are not stored', async () => {
  const batch = shop.db.batch();
  for (let at = 0; at < MOST_OPEN_REPORTS; at += 1)
    batch.set(shop.db.doc(`platformReports/reported-${at}`), {
      ...{ storeId: shop.id, reason: 'other', state: 'open', text: String(at), createdAt: at },
    });
  await batch.commit();
  const before = (await reports()).length;
  expect(await shop.visitor().call('reportStore', report({ text: 'One more' }))).toMatchObject({ ok: true });
  expect((await reports()).length).toBe(before);
});
