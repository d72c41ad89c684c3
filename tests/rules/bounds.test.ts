import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { allowed, firestoreEnvironment, firestoreOf, store } from './firestore-environment';
import { DECISIONS, type Person } from './people';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('demo-rules-bounds');
  await store(environment, {
    ...DECISIONS,
    'stores/demo/orders/o1': { uid: 'shopper' },
    'users/shopper': { uid: 'shopper', name: 'Sara' },
  });
});
afterAll(() => environment.cleanup());

const dbOf = (person: Person) => firestoreOf(environment, person);

test('reviews that wait are not listed for shoppers', async () => {
  const waiting = query(
    collection(dbOf('shopper'), 'stores/demo/products/p1/reviews'),
    where('status', '==', 'pending'),
    limit(10),
  );
  expect(await allowed(getDocs(waiting))).toBe(false);
});

test('a decision of the store that keeps somebody on changes nothing', async () => {
  expect(await allowed(getDoc(doc(dbOf('staff'), 'stores/demo/orders/o1')))).toBe(true);
});

test.each<[what: string, change: Record<string, unknown>]>([
  ['a phone that is no text', { phone: 971 }],
  ['an endless phone', { phone: '0'.repeat(31) }],
  ['addresses that are no list', { addresses: 'Dubai' }],
])('a profile refuses %s, from the beginning and later', async (_, change) => {
  expect(await allowed(updateDoc(doc(dbOf('shopper'), 'users/shopper'), change))).toBe(false);
  expect(await allowed(setDoc(doc(dbOf('otherShopper'), 'users/otherShopper'), change))).toBe(false);
});

test.each<[what: string, storeId: string, fields: Record<string, unknown>]>([
  ["under what is no store's id", 'no store', { version: 1, lines: '[]' }],
  ['without lines', 'demo', { version: 1 }],
  ['of a version before the first', 'demo', { version: 0, lines: '[]' }],
])('no cart is kept %s', async (_, storeId, fields) => {
  const cart = doc(dbOf('shopper'), 'users/shopper/carts', storeId);
  expect(await allowed(setDoc(cart, { ...fields, updatedAt: serverTimestamp() }))).toBe(false);
});

test('an owner who was made staff reads the activity log no longer, one who stayed an owner does', async () => {
  const log = () => allowed(getDocs(query(collection(dbOf('owner'), 'stores/demo/audit'), limit(10))));
  const answers: boolean[] = [];
  for (const role of ['staff', 'owner']) {
    await store(environment, { 'stores/demo/staffRoles/owner': { role, email: 'owner@demo.test' } });
    answers.push(await log());
  }
  expect(answers).toEqual([false, true]);
});

/** Each document that a query names is one that the rules read, of twenty; then only what needs none of it still proves. */
test.each<[what: string, person: Person, status: string, count: number, isAllowed: boolean]>([
  ['twenty products by their names', 'shopper', 'active', 20, true],
  ['one more', 'shopper', 'active', 21, false],
  ['one more, whoever asks', 'owner', 'active', 21, false],
  ['archived ones, whose rule asked for the role before', 'owner', 'archived', 25, true],
])('a query gets %s', async (_, person, status, count, isAllowed) => {
  const ids = Array.from({ length: count }, (_, at) => `${status}-${at}`);
  await store(environment, Object.fromEntries(ids.map((id) => [`stores/demo/products/${id}`, { status }])));
  const products = collection(dbOf(person), 'stores/demo/products');
  const named = query(products, where(documentId(), 'in', ids), limit(30));
  expect(await allowed(getDocs(named))).toBe(isAllowed);
});
