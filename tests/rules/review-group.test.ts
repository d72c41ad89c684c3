import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collectionGroup, getDocs, limit, query, where } from 'firebase/firestore';
import { allowed, firestoreEnvironment, firestoreOf, store } from './firestore-environment';
import { ADMINS, DECISIONS, PEOPLE, type Person } from './people';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('demo-rules-review-group');
  await store(environment, {
    ...DECISIONS,
    'stores/demo/products/p1/reviews/r1': { storeId: 'demo', status: 'pending' },
    'stores/second/products/p1/reviews/r1': { storeId: 'second', status: 'pending' },
  });
});
afterAll(() => environment.cleanup());

const mayList = (person: Person, storeId: string | null, size = 50) => {
  const reviews = collectionGroup(firestoreOf(environment, person), 'reviews');
  const own = storeId === null ? [] : [where('storeId', '==', storeId)];
  return allowed(getDocs(query(reviews, ...own, limit(size))));
};

test.each(PEOPLE)(
  "%s lists the reviews of all products of a store only as one of the store's people",
  async (person) => {
    expect(await mayList(person, 'demo')).toBe(ADMINS.includes(person));
    expect(await mayList(person, 'second')).toBe(person === 'secondOwner');
  },
);

test('nobody lists the reviews of every store, or all of one store at once', async () => {
  expect(await mayList('owner', null)).toBe(false);
  expect(await mayList('owner', 'demo', 101)).toBe(false);
});
