import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collectionGroup, getDocs, limit, query, where } from 'firebase/firestore';
import { allowed, firestoreEnvironment, firestoreOf, store } from './firestore-environment';
import { ADMINS, DECISIONS, PEOPLE, type Person } from './people';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('demo-rules-collection-groups');
  await store(environment, {
    ...DECISIONS,
    'stores/demo/products/p1/reviews/r1': { storeId: 'demo', status: 'pending' },
    'stores/second/products/p1/reviews/r1': { storeId: 'second', status: 'pending' },
    'users/owner/subscriptions/sub_1': { storeId: 'demo', status: 'active' },
    'users/secondOwner/subscriptions/sub_2': { storeId: 'second', status: 'active' },
  });
});
afterAll(() => environment.cleanup());

const mayList = (person: Person, group: string, storeId: string | null, size = 50) => {
  const documents = collectionGroup(firestoreOf(environment, person), group);
  const own = storeId === null ? [] : [where('storeId', '==', storeId)];
  return allowed(getDocs(query(documents, ...own, limit(size))));
};

/** The reviews of all a store's products; the plan of a store, of every payer. */
describe.each(['reviews', 'subscriptions'])('%s across their parents', (group) => {
  test.each(PEOPLE)("%s lists a store's only as one of its people", async (person) => {
    expect(await mayList(person, group, 'demo')).toBe(ADMINS.includes(person));
    expect(await mayList(person, group, 'second')).toBe(person === 'secondOwner');
  });

  test('nobody lists those of every store, or all of one store at once', async () => {
    expect(await mayList('owner', group, null)).toBe(false);
    expect(await mayList('owner', group, 'demo', 101)).toBe(false);
  });
});
