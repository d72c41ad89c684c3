import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { allowed, firestoreEnvironment, firestoreWith, store } from './firestore-environment';

const LATER = new Date('2100-01-01');
/** Operators by uid; each has been one since second 1000. */
const OPERATORS = ['omar', 'asked', 'over', 'ended', 'denied', 'none', 'renewed'] as const;

const access = (uid: string, changes: object = {}) => ({
  ...{ storeId: 'demo', uid, email: `${uid}@platform.test`, reason: 'Stock', state: 'allowed' },
  ...{ since: 2000, until: LATER, expireAt: LATER },
  ...changes,
});

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('demo-rules-support');
  const operators = OPERATORS.map((uid) => [
    `platformOperators/${uid}`,
    { role: 'operator', email: `${uid}@platform.test`, since: uid === 'renewed' ? 3000 : 1000 },
  ]);
  await store(environment, {
    ...Object.fromEntries(operators),
    'supportAccess/demo.omar': access('omar'),
    'supportAccess/demo.asked': access('asked', { state: 'asked' }),
    'supportAccess/demo.over': access('over', { until: new Date(Date.now() - 1) }),
    'supportAccess/demo.ended': access('ended', { state: 'ended' }),
    'supportAccess/demo.denied': access('denied', { state: 'denied' }),
    'supportAccess/demo.former': access('former'),
    'supportAccess/demo.renewed': access('renewed'),
    'stores/demo/staffRoles/omar': { role: 'owner', email: 'omar@platform.test' },
    'stores/demo/orders/o1': { uid: 'shopper' },
    'stores/demo/audit/a1': { at: 1 },
    'stores/demo/invoices/INV-2026-000001': { orderId: 'o1' },
    'users/rana/subscriptions/sub1': { status: 'active' },
    'stores/second/orders/o1': { uid: 'shopper' },
    'storeSetting/demo/private/cardAccount': { id: 'acct_1' },
    'storeUsers/demo.rana': { id: 'rana', storeId: 'demo', role: 'owner' },
    'platformStores/demo': { name: { en: 'Demo', ar: '' } },
  });
});
afterAll(() => environment.cleanup());

const tokenOf = (uid: string, changes: object = {}): TokenOptions =>
  ({
    ...{ email: `${uid}@platform.test`, email_verified: true, auth_time: 2000, began: 1500 },
    ...{ firebase: { sign_in_provider: 'custom' }, operator: true, support: 'demo' },
    ...changes,
  }) as TokenOptions;

async function reads(path: string, uid = 'omar', changes: object = {}): Promise<boolean> {
  return allowed(getDoc(doc(firestoreWith(environment, uid, tokenOf(uid, changes)), path)));
}

const ORDER = 'stores/demo/orders/o1';

test.each<[string, boolean, string, object?]>([
  ['whom an owner let in', true, 'omar'],
  ['before an owner answered', false, 'asked'],
  ['a moment after the end', false, 'over'],
  ['after an owner ended it', false, 'ended'],
  ['whom an owner refused', false, 'denied'],
  ['who never asked', false, 'none'],
  ['who is no operator any more', false, 'former'],
  ['who became one again after the consent', false, 'renewed', { began: 3500, auth_time: 3500 }],
  ['in a session of before the consent', false, 'omar', { auth_time: 1999 }],
  ['in a session that came of one before the role', false, 'omar', { began: 999 }],
  ['in a session that says nothing of its beginning', false, 'omar', { began: undefined }],
  ['under another address', false, 'omar', { email: 'other@platform.test' }],
  ['under an address that was never proved', false, 'omar', { email_verified: false }],
  ['in a session for another store', false, 'omar', { support: 'second' }],
  ['in a session of the console', false, 'omar', { support: undefined, began: undefined }],
])('attack: an operator %s reads an order: %p', async (_, expected, uid, changes = {}) => {
  expect(await reads(ORDER, uid, changes)).toBe(expected);
});

test('support reads nothing of another store, of people, payments and the log, and is no operator there', async () => {
  for (const path of [
    'stores/second/orders/o1',
    'stores/demo/audit/a1',
    'storeSetting/demo/private/cardAccount',
    'storeUsers/demo.rana',
    'platformStores/demo',
  ])
    expect([path, await reads(path)]).toEqual([path, false]);
});

test('support reads what owners are told that it sees: orders, customers, figures and the use of the plan, not its subscription', async () => {
  for (const path of [
    'stores/demo/orders/o1',
    'stores/demo/customers/k1',
    'stores/demo/customers/k1/notes/n1',
    'stores/demo/invoices/INV-2026-000001',
    'stores/demo/settlements/s1',
    'stores/demo/stats/2026-01-02',
    'stores/demo/taxMonths/2026-03',
    'storeUsage/demo',
  ])
    expect([path, await reads(path)]).toEqual([path, true]);
  expect(await reads('users/rana/subscriptions/sub1')).toBe(false);
});

test('attack: a session of support has no other role, even where its account owns the store', async () => {
  expect(await reads('stores/demo/audit/a1', 'omar', { stores: { demo: 'owner' } })).toBe(false);
  const own = { stores: { demo: 'owner' }, support: undefined };
  expect(await reads('stores/demo/audit/a1', 'omar', own)).toBe(true);
});

test('attack: an operator writes no consent, and takes none away', async () => {
  for (const changes of [{}, { support: undefined, began: undefined }]) {
    const db = firestoreWith(environment, 'asked', tokenOf('asked', changes));
    const own = doc(db, 'supportAccess/demo.asked');
    expect(await allowed(setDoc(own, access('asked')))).toBe(false);
    expect(await allowed(setDoc(doc(db, 'supportAccess/second.asked'), access('asked')))).toBe(false);
    expect(await allowed(deleteDoc(own))).toBe(false);
    expect(await allowed(getDoc(own))).toBe(true);
  }
});
