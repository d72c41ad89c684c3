import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collections } from '@/lib/domain/collections';
import { mayDo } from './access';
import { CASES } from './collection-cases';
import { accessesOf, firestoreEnvironment, store } from './firestore-environment';
import { DECISIONS, PEOPLE } from './people';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('demo-rules-collections');
  await store(environment, {
    ...Object.fromEntries(CASES.map(({ path, fields }) => [path, fields])),
    ...DECISIONS,
    // What a new wish and a new cart are about.
    'storeSetting/second': {},
    ...Object.fromEntries(PEOPLE.map((person) => [`stores/demo/products/${person}`, { status: 'active' }])),
  });
});
afterAll(() => environment.cleanup());

describe.each(CASES)('$name', (entry) => {
  test.each(PEOPLE.map((person) => [person, mayDo(entry, person)] as const))(
    '%s may do exactly %j',
    async (person, accesses) => expect(await accessesOf(environment, entry, person)).toEqual(accesses),
  );

  test("the second store's owner is a stranger", () =>
    expect(mayDo(entry, 'secondOwner')).toEqual(
      mayDo(entry, entry.isOfAllStores ? 'owner' : 'otherShopper'),
    ));
});

test('every collection that the code names has its row', () => {
  const depth = (path: string) => path.split('/').map((segment, index) => (index % 2 === 0 ? segment : '*'));
  const covered = new Set(CASES.map(({ path }) => depth(path).join('/')));
  const named = Object.values(collections).map((of) => {
    const path = (of as (...parts: string[]) => string)('demo', 'x', 'y');
    const segments = depth(path);
    return (segments.length % 2 === 0 ? segments : [...segments, '*']).join('/');
  });
  expect(named.filter((path) => !covered.has(path))).toEqual([]);
});
