import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { anAddress } from './own-documents';
import { allowed, firestoreEnvironment, firestoreOf, firestoreWith, store } from './firestore-environment';
import { CLAIMS, DECISIONS, type Person } from './people';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('demo-rules-own-data');
});
afterAll(() => environment.cleanup());
beforeEach(async () => {
  await environment.clearFirestore();
  await store(environment, {
    ...DECISIONS,
    'storeSetting/demo': {},
    'stores/demo/products/p1': { status: 'active' },
  });
});

const dbOf = (person: Person) => firestoreOf(environment, person);
const address = anAddress();

test.each<[what: string, change: Record<string, unknown>, expected: boolean]>([
  ['a name, a phone and addresses', { name: 'سارة', phone: '+971', addresses: [address] }, true],
  ['a picture of their own', { image: 'users/shopper/me.png' }, true],
  ['no picture', { image: '' }, true],
  ["another's picture", { image: 'users/otherShopper/me.png' }, false],
  ['a picture elsewhere', { image: 'https://example.com/a.png' }, false],
  ['admin rights', { isAdmin: true }, false],
  ['the loss of a mark of admin rights', { isAdmin: deleteField() }, false],
  ['another uid', { uid: 'owner' }, false],
  ['an e-mail address, which Auth knows', { email: 'other@example.com' }, false],
  ['an unknown field', { credit: 100 }, false],
  ['a name that is no text', { name: 7 }, false],
  ['an endless name', { name: 'x'.repeat(101) }, false],
  ['too many addresses', { addresses: Array(11).fill(address) }, false],
])('a shopper writing %s into the profile', async (_, change, expected) => {
  await store(environment, {
    'users/shopper': {
      uid: 'shopper',
      name: 'Sara',
      isAdmin: false,
      email: 's@example.com',
    },
  });
  expect(await allowed(updateDoc(doc(dbOf('shopper'), 'users/shopper'), change))).toBe(expected);
});

test('a first profile holds own fields alone, and a guest has none', async () => {
  const create = (person: Person, fields: object) =>
    allowed(setDoc(doc(dbOf(person), `users/${person}`), fields));
  expect(await create('shopper', { name: 'Sara' })).toBe(true);
  expect(await create('otherShopper', { name: 'Ali', isAdmin: false })).toBe(false);
  expect(await create('guest', { name: 'Guest' })).toBe(false);
});

test.each<[what: string, person: Person, id: string, fields: Record<string, unknown>, expected: boolean]>([
  ['a product of a store', 'shopper', 'demo_p1', { storeId: 'demo', productId: 'p1' }, true],
  ['a product that is not there', 'shopper', 'demo_p2', { storeId: 'demo', productId: 'p2' }, false],
  ['a product of no store', 'shopper', 'none_p1', { storeId: 'none', productId: 'p1' }, false],
  ['a product under another id', 'shopper', 'demo_p2', { storeId: 'demo', productId: 'p1' }, false],
  ['a product without its store', 'shopper', 'demo_p1', { productId: 'p1' }, false],
  ['more than a wish', 'shopper', 'demo_p1', { storeId: 'demo', productId: 'p1', note: 'x' }, false],
  [
    'a wish of long ago',
    'shopper',
    'demo_p1',
    { storeId: 'demo', productId: 'p1', createdAt: Timestamp.fromMillis(0) },
    false,
  ],
  ['anything, as a guest', 'guest', 'demo_p1', { storeId: 'demo', productId: 'p1' }, false],
])('wishing for %s', async (_, person, id, fields, expected) => {
  const wish = { createdAt: serverTimestamp(), ...fields };
  expect(await allowed(setDoc(doc(dbOf(person), `users/${person}/wishlist/${id}`), wish))).toBe(expected);
});

test.each<[what: string, person: Person, fields: Record<string, unknown>, expected: boolean]>([
  ['an empty one', 'shopper', {}, true],
  ['lines that are a list', 'shopper', { lines: [] }, false],
  ['one without a version', 'shopper', { version: 'new' }, false],
  ['more than a cart', 'shopper', { total: 0 }, false],
  ['one of long ago', 'shopper', { updatedAt: Timestamp.fromMillis(0) }, false],
  ["another's", 'otherShopper', {}, false],
])("a cart kept in the shopper's account: %s", async (_, person, fields, expected) => {
  const cart = { version: 1, lines: '[]', updatedAt: serverTimestamp(), ...fields };
  expect(await allowed(setDoc(doc(dbOf(person), 'users/shopper/carts/demo'), cart))).toBe(expected);
});

test('no query reaches across stores', async () => {
  const across = (person: Person, name: string) =>
    allowed(getDocs(query(collectionGroup(dbOf(person), name), where('uid', '==', person), limit(10))));
  for (const name of ['orders', 'products', 'wishlist']) expect(await across('owner', name)).toBe(false);
  expect(await across('shopper', 'orders')).toBe(false);
});

test('drafts do not show in a list that could find them', async () => {
  const list = (person: Person, status: string[]) =>
    allowed(
      getDocs(
        query(collection(dbOf(person), 'stores/demo/products'), where('status', 'in', status), limit(10)),
      ),
    );
  expect(await list('shopper', ['active'])).toBe(true);
  expect(await list('shopper', ['active', 'draft'])).toBe(false);
  expect(await list('removedStaff', ['draft'])).toBe(false);
  expect(await list('owner', ['active', 'draft'])).toBe(true);
});

test('what waits for the store is listed for nobody but its people and whoever wrote it', async () => {
  const list = (person: Person, field: string, value: string) =>
    allowed(
      getDocs(
        query(
          collection(dbOf(person), 'stores/demo/products/p1/reviews'),
          ...[where('status', '==', 'pending'), where(field, '==', value), limit(10)],
        ),
      ),
    );
  expect(await list('shopper', 'uid', 'otherShopper')).toBe(false);
  expect(await list('removedStaff', 'uid', 'otherShopper')).toBe(false);
  expect(await list('shopper', 'uid', 'shopper')).toBe(true);
  expect(await list('owner', 'uid', 'otherShopper')).toBe(true);
});

test('a product that is gone reads as gone, an order that is not there as refused', async () => {
  const get = (path: string) => allowed(getDoc(doc(dbOf('shopper'), path)));
  expect(await get('stores/demo/products/gone')).toBe(true);
  expect(await get('stores/demo/orders/gone')).toBe(false);
});

test('a claim for another store is no claim for this one, and a made-up role is none', async () => {
  await store(environment, { 'stores/demo/orders/o1': { uid: 'shopper' } });
  const read = (stores: unknown) =>
    allowed(
      getDoc(doc(firestoreWith(environment, 'owner', { ...CLAIMS.owner, stores }), 'stores/demo/orders/o1')),
    );
  expect(await read({ demo: 'owner' })).toBe(true);
  for (const stores of [{ demo: 'manager' }, { second: 'owner' }, 'demo', null, ['demo'], {}])
    expect(await read(stores)).toBe(false);
});
