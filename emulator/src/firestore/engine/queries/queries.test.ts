import { ADMIN, by, document, query, set, testEngine, value, where } from '../testing';
import type { Query, StoredDocument } from '../types';
import { runQueryOn } from './run-query-on';
import type { WireQuery } from './wire-query';

const OTHERS = [document('q/none', {}), document('q/z/q/below', { n: 3 }), document('elsewhere/x', { n: 3 })];
const DOCUMENTS: StoredDocument[] = [
  document('q/a', { n: 1, tag: 'x', tags: ['red', 'blue'], m: { k: 'v' } }),
  document('q/b', { n: 2, tag: 'y', tags: ['blue'] }),
  document('q/c', { n: 2, tag: 'x', tags: [] }),
  document('q/d', { n: 3, tag: null, at: { $: { timestampValue: '2025-01-01T00:00:00.123456Z' } } }),
  document('q/e', { n: NaN, tag: 'z' }),
  document('q/f', { n: 'text', tag: 'x' }),
  document('q/g', { n: null, tags: 'red', list: [null, NaN] }),
  ...OTHERS,
];
const ids = (documents: readonly StoredDocument[]): string =>
  documents.map(({ path }) => path.slice(2)).join(' ');
const name = (id: string) => ({ $: { referenceValue: `projects/p/databases/(default)/documents/q/${id}` } });
const composite = (op: string, ...filters: NonNullable<WireQuery['where']>[]) => ({
  compositeFilter: { op, filters },
});
const unary = (fieldPath: string, op: string | number) => ({ unaryFilter: { field: { fieldPath }, op } });
const cursor = (before: boolean, ...values: unknown[]) => ({ before, values: values.map(value) });

const CASES: [string, WireQuery, string][] = [
  ['all', {}, 'a b c d e f g none'],
  ['==', { where: where('n', 'EQUAL', 2) }, 'b c'],
  ['== of a double', { where: where('n', 'EQUAL', { $: { doubleValue: 2 } }) }, 'b c'],
  ['== of a nested field', { where: where('m.k', 'EQUAL', 'v') }, 'a'],
  ['== null', { where: unary('n', 'IS_NULL') }, 'g'],
  ['== NaN by number', { where: unary('n', 2) }, 'e'],
  ['!= skips null and missing', { where: where('tag', 'NOT_EQUAL', 'x') }, 'b e'],
  ['!= null', { where: unary('tag', 'IS_NOT_NULL') }, 'a c f b e'],
  ['< stays in the type and leaves out NaN', { where: where('n', 'LESS_THAN', 3) }, 'a b c'],
  ['<= leaves out NaN', { where: where('n', 'LESS_THAN_OR_EQUAL', 2) }, 'a b c'],
  ['>', { where: where('n', 'GREATER_THAN', 1) }, 'b c d'],
  [
    '>= descending',
    { where: where('n', 'GREATER_THAN_OR_EQUAL', 2), orderBy: [by('n', 'DESCENDING')] },
    'd c b',
  ],
  [
    '< and > descending',
    {
      where: composite('AND', where('n', 'GREATER_THAN', 1), where('n', 'LESS_THAN', 3)),
      orderBy: [by('n', 'DESCENDING')],
    },
    'c b',
  ],
  ['in', { where: where('n', 'IN', [3, 1, 'text']) }, 'a d f'],
  ['not-in', { where: where('n', 'NOT_IN', [1, 'text']) }, 'e b c d'],
  [
    'in a finer time than is stored',
    { where: where('at', 'IN', [{ $: { timestampValue: '2025-01-01T00:00:00.123456789Z' } }]) },
    'd',
  ],
  [
    '== a finer time',
    { where: where('at', 'EQUAL', { $: { timestampValue: '2025-01-01T00:00:00.123456789Z' } }) },
    '',
  ],
  ['not-in with null', { where: where('n', 'NOT_IN', [1, null]) }, ''],
  ['array-contains', { where: where('tags', 'ARRAY_CONTAINS', 'blue') }, 'a b'],
  ['array-contains null', { where: where('list', 'ARRAY_CONTAINS', null) }, ''],
  ['array-contains NaN', { where: where('list', 'ARRAY_CONTAINS', NaN) }, ''],
  ['an and of nothing', { where: composite('AND'), limit: 3 }, 'a b c'],
  [
    'an and of nothing within or',
    { where: composite('OR', composite('AND'), where('n', 'EQUAL', 1)), limit: 3 },
    'a b c',
  ],
  ['< null implies no order', { where: where('n', 'LESS_THAN', null), orderBy: [by('__name__')] }, ''],
  [
    '< null beside or',
    {
      where: composite('OR', where('n', 'LESS_THAN', null), where('tag', 'EQUAL', 'x')),
      orderBy: [by('__name__')],
    },
    'a c f',
  ],
  ['array-contains-any of null', { where: where('list', 'ARRAY_CONTAINS_ANY', [null, NaN, 'x']) }, ''],
  ['array-contains-any', { where: where('tags', 'ARRAY_CONTAINS_ANY', ['red', 'blue']) }, 'a b'],
  [
    'and, enums as numbers',
    {
      where: {
        compositeFilter: {
          op: 1,
          filters: [
            { fieldFilter: { field: { fieldPath: 'tag' }, op: 5, value: value('x') } },
            where('n', 'EQUAL', 2),
          ],
        },
      },
    },
    'c',
  ],
  ['or', { where: composite('OR', where('tag', 'EQUAL', 'y'), where('n', 'EQUAL', 1)) }, 'a b'],
  [
    'or within and',
    {
      where: composite(
        'AND',
        where('n', 'EQUAL', 2),
        composite('OR', where('tag', 'EQUAL', 'x'), where('tag', 'EQUAL', 'z')),
      ),
    },
    'c',
  ],
  ['an order leaves out documents without the field', { orderBy: [by('tag')] }, 'd a c f b e'],
  ['two orders', { orderBy: [by('tag', 'DESCENDING'), by('n')] }, 'e b a c f d'],
  ['implicit names follow the last direction', { orderBy: [by('n', 'DESCENDING')], limit: 4 }, 'f d c b'],
  ['limit as a wrapper, offset', { orderBy: [by('n')], offset: 1, limit: { value: 2 } }, 'e a'],
  ['startAt', { orderBy: [by('n')], startAt: cursor(true, 2) }, 'b c d f'],
  ['startAfter', { orderBy: [by('n')], startAt: cursor(false, 2) }, 'd f'],
  [
    'startAfter a document',
    { orderBy: [by('n'), by('__name__')], startAt: cursor(false, 2, name('b')) },
    'c d f',
  ],
  ['endBefore', { orderBy: [by('n')], endAt: cursor(true, 2) }, 'g e a'],
  ['endAt', { orderBy: [by('n')], endAt: cursor(false, 2) }, 'g e a b c'],
  [
    'startAfter, descending',
    { orderBy: [by('n', 'DESCENDING'), by('__name__', 'DESCENDING')], startAt: cursor(false, 2, name('c')) },
    'b a e g',
  ],
  ['__name__ ==', { where: where('__name__', 'EQUAL', name('c')) }, 'c'],
  ['__name__ in', { where: where('__name__', 'IN', [name('c'), name('a')]) }, 'a c'],
  ['__name__ >', { where: where('__name__', 'GREATER_THAN', name('e')) }, 'f g none'],
  [
    'array-contains with a range and an order',
    { where: composite('AND', where('tags', 'ARRAY_CONTAINS', 'blue'), where('n', 'GREATER_THAN', 1)) },
    'b',
  ],
];

test.each(CASES)('a plain run: %s', (_title, wire, expected) => {
  expect(ids(runQueryOn(DOCUMENTS, query('q', wire)))).toBe(expected);
});

describe('along indexes', () => {
  const engine = testEngine();
  beforeAll(async () => {
    const filler = Array.from({ length: 120 }, (_, n) => set(`q/filler${n}`, { other: n }));
    const kept = DOCUMENTS.map(({ path, fields }) => ({ update: { path, fields } }));
    await (await engine).commit([...filler, ...kept], ADMIN);
  });
  const run = async (wanted: Query) => (await (await engine).runQuery(wanted, ADMIN)).documents;

  test.each(CASES.filter(([title]) => title !== 'all' && !title.startsWith('__name__ >')))(
    '%s',
    async (_title, wire, expected) => {
      expect(ids(await run(query('q', wire)))).toBe(expected);
    },
  );

  test('an index follows changes and deletes', async () => {
    const wanted = query('q', { where: where('tag', 'EQUAL', 'moved'), orderBy: [by('n')] });
    expect(await run(wanted)).toEqual([]);
    await (
      await engine
    ).commit([set('q/new', { n: 5, tag: 'moved' }), set('q/new2', { n: 4, tag: 'moved' })], ADMIN);
    expect(ids(await run(wanted))).toBe('new2 new');
    await (await engine).commit([set('q/new2', { n: 6, tag: 'moved' }), { delete: 'q/new' }], ADMIN);
    expect(ids(await run(wanted))).toBe('new2');
    await (await engine).commit([{ delete: 'q/new2' }], ADMIN);
  });

  test('a collection group reads every collection of its id, below the parent asked', async () => {
    const group = { from: [{ collectionId: 'q', allDescendants: true }], where: where('n', 'EQUAL', 3) };
    expect((await run(query('q', group))).map(({ path }) => path)).toEqual(['q/d', 'q/z/q/below']);
    expect((await run(query('q', group, 'q/z'))).map(({ path }) => path)).toEqual(['q/z/q/below']);
  });
});

test('a selection returns the chosen fields alone', () => {
  const wire = { select: { fields: [{ fieldPath: 'm.k' }, { fieldPath: 'n' }] }, limit: 1 };
  expect(runQueryOn(DOCUMENTS, query('q', wire))[0]?.fields).toEqual(
    document('q/a', { m: { k: 'v' }, n: 1 }).fields,
  );
});

test('a selection without fields returns documents without fields', () => {
  expect(runQueryOn(DOCUMENTS, query('q', { select: {}, limit: 1 }))[0]?.fields).toEqual({});
});

test.each<[string, WireQuery]>([
  [
    '31 disjunctions',
    {
      where: where(
        'n',
        'IN',
        Array.from({ length: 31 }, (_, n) => n),
      ),
    },
  ],
  [
    '6 × 6 disjunctions',
    { where: composite('AND', where('a', 'IN', [1, 2, 3, 4, 5, 6]), where('b', 'IN', [1, 2, 3, 4, 5, 6])) },
  ],
  ['an empty in', { where: where('n', 'IN', []) }],
  ['an unknown operator', { where: where('n', 'LIKE', 1) }],
  ['a negative limit', { limit: -1 }],
  ['a cursor longer than the order', { startAt: cursor(true, name('a'), 1) }],
  ['a bad field path', { orderBy: [by('a..b')] }],
])('refused as INVALID_ARGUMENT: %s', (_title, wire) => {
  expect(() => query('q', wire)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
});
