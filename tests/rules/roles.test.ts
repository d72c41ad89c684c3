import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { allowed, firestoreEnvironment, firestoreWith, store } from './firestore-environment';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('demo-rules-roles');
  await store(environment, {
    'stores/demo/staffRoles/rana': { role: 'owner', email: 'rana@demo.test', since: 1000 },
    'stores/demo/orders/o1': { uid: 'shopper' },
    'stores/demo/audit/a1': { at: 1 },
    'platformOperators/omar': { role: 'operator', email: 'omar@platform.test', since: 1000 },
    'platformOperators/olga': { role: 'none', email: 'olga@platform.test', since: 1000 },
    'platformNotices/announcements': { list: [] },
    'storeUsers/demo.rana': { id: 'rana', storeId: 'demo', role: 'owner' },
    'platformStores/demo': { name: { en: 'Demo', ar: '' } },
  });
});
afterAll(() => environment.cleanup());

const OWNER: TokenOptions = {
  email: 'rana@demo.test',
  email_verified: true,
  auth_time: 1000,
  firebase: { sign_in_provider: 'password' },
  stores: { demo: 'owner' },
};

test.each<[string, boolean, TokenOptions, string?]>([
  ['whose token tells of the role and its proved address', true, {}],
  ['with a claim alone, whom the store gave no role', false, {}, 'somebody'],
  ['whose token tells of no role yet', false, { stores: {} }],
  ['under another address than the role was given to', false, { email: 'other@demo.test' }],
  ['under the address of the role, which was never proved', false, { email_verified: false }],
  ['whose session began before the role was given', false, { auth_time: 999 }],
])('fault 53: somebody %s reads as an owner: %p', async (_, expected, token, uid = 'rana') => {
  const db = firestoreWith(environment, uid, { ...OWNER, ...token });
  expect(await allowed(getDoc(doc(db, 'stores/demo/orders/o1')))).toBe(expected);
  expect(await allowed(getDoc(doc(db, 'stores/demo/audit/a1')))).toBe(expected);
});

const OPERATOR: TokenOptions = {
  email: 'omar@platform.test',
  email_verified: true,
  auth_time: 1000,
  firebase: { sign_in_provider: 'password' },
  operator: true,
};

test.each<[string, boolean, TokenOptions, string?]>([
  ['whom the platform made an operator', true, {}],
  ['with a claim alone, whom the platform gave or left no role', false, {}, 'somebody'],
  ['whom the platform took the role from', false, { email: 'olga@platform.test' }, 'olga'],
  ['whose token tells of no role yet', false, { operator: false }],
  ['with a claim that is no truth', false, { operator: 'true' }],
  ['under another address than the role was given to', false, { email: 'other@platform.test' }],
  ['under the address of the role, which was never proved', false, { email_verified: false }],
  ['whose session began before the role was given', false, { auth_time: 999 }],
  ['who owns a store', false, OWNER, 'rana'],
])('attack: somebody %s sees the stores as an operator: %p', async (_, expected, token, uid = 'omar') => {
  const isOwner = uid === 'rana';
  const db = firestoreWith(environment, uid, isOwner ? token : { ...OPERATOR, ...token });
  expect(await allowed(getDoc(doc(db, 'platformStores/demo')))).toBe(expected);
  // Running the platform gives no right in a store.
  if (!isOwner) expect(await allowed(getDoc(doc(db, 'stores/demo/orders/o1')))).toBe(false);
});

test("the platform's notices are for who works for a store, by their token", async () => {
  const reads = (token: TokenOptions) =>
    allowed(
      getDoc(
        doc(firestoreWith(environment, 'rana', { ...OWNER, ...token }), 'platformNotices/announcements'),
      ),
    );
  expect([await reads({}), await reads({ stores: {} })]).toEqual([true, false]);
});

test('people list the stores that they work for, whatever their token tells, and nobody lists those of others', async () => {
  const lists = (uid: string) => {
    const db = firestoreWith(environment, uid, { ...OWNER, stores: {} });
    return allowed(getDocs(query(collection(db, 'storeUsers'), where('id', '==', 'rana'), limit(20))));
  };
  expect([await lists('rana'), await lists('somebody')]).toEqual([true, false]);
});
