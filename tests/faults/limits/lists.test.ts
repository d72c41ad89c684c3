import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { idTokenOf } from '@/tests/fixtures/firebase/id-tokens';
import { RawClient, type RawQuery, type Window } from '@/tests/fixtures/firebase/raw-queries';
import type { CollectionCase } from '@/tests/rules/access';
import { CASES } from '@/tests/rules/collection-cases';
import { firestoreEnvironment, store } from '@/tests/rules/firestore-environment';
import { CLAIMS, DECISIONS, type Person } from '@/tests/rules/people';

const PROJECT = 'demo-rules-lists';
/** More than a request may read. */
const STORED = 105;
const PAGE: Window = { limit: 100 };
const BEYOND: readonly Window[] = [
  {},
  { limit: 101 },
  { limit: 1, offset: 1 },
  { limit: 1, offset: 60 },
  { offset: 1 },
];

/** Every collection that somebody may list: `tests/rules/collections.test.ts` fails for one that has no row. */
const LISTABLE = CASES.filter(({ may }) => may.list?.length);

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment(PROJECT);
  await environment.clearFirestore();
  await store(environment, DECISIONS);
  for (const { path: at, fields } of LISTABLE) {
    const copies = Array.from({ length: STORED }, (_, n) => [`${at}-${n}`, fields]);
    await store(environment, Object.fromEntries(copies));
  }
});
afterAll(() => environment.cleanup());

const clientOf = (person: Person) =>
  new RawClient(PROJECT, person === 'stranger' ? null : idTokenOf(person, PROJECT, CLAIMS[person]));

/** What may be seen of each list: by whom it is shown to, with the filters of the screens. */
function queryOf({ path: at, filters, order }: CollectionCase): Omit<RawQuery, 'window'> {
  const segments = at.split('/').slice(0, -1);
  const collection = segments.pop() ?? '';
  return {
    parent: segments.join('/'),
    collection,
    ...(filters ? { equal: filters } : {}),
    ...(order ? { order } : {}),
  };
}

describe.each(LISTABLE)('$name', (entry) => {
  test.each(entry.may.list ?? [])(
    'fault 59: is listed for %s by the hundred, and nothing is skipped',
    async (person) => {
      const [client, asked] = [clientOf(person), queryOf(entry)];
      const page = await client.query({ ...asked, window: PAGE });
      expect(page?.found).toBeGreaterThan(0);
      expect(page?.reads).toBeLessThanOrEqual(100);
      expect(await client.count({ ...asked, window: PAGE })).toBe(true);
      const answers = await Promise.all(
        BEYOND.flatMap((window) => [client.query({ ...asked, window }), client.count({ ...asked, window })]),
      );
      expect(answers).toEqual(BEYOND.flatMap(() => [null, false]));
    },
  );

  test('fault 59: is listed over no collection group without its store', async () => {
    const { parent: _, ...asked } = queryOf(entry);
    const people = ['stranger', 'shopper', 'owner'] as const;
    const answers = await Promise.all(
      people.flatMap((person) =>
        [{}, PAGE, { limit: 1, offset: 60 }].map((window) =>
          clientOf(person).query({ ...asked, parent: '', isGroup: true, window }),
        ),
      ),
    );
    expect(answers.filter((answer) => answer !== null)).toEqual([]);
  });
});

test('fault 59: every rule that lets somebody list asks for a page first', () => {
  const rules = readFileSync(path.join(process.cwd(), 'firestore.rules'), 'utf8');
  const lists = rules.match(/allow [^:;]*\b(?:list|read)\b[^;]*;/g) ?? [];
  expect(lists.length).toBeGreaterThan(LISTABLE.length / 2);
  expect(lists.filter((rule) => !/^allow list: if isPage\(\)(?:;|\s+&& )/.test(rule))).toEqual([]);
});
