import { by, document, query, where } from '../testing';
import { aggregatedQuery } from './aggregate';
import { runQueryOn } from './run-query-on';
import { normaliseQuery } from './normalise-query';
import type { WireQuery } from './wire-query';

const ROOT = 'projects/demo/databases/(default)/documents';
const name = (path: string) => ({ $: { referenceValue: `${ROOT}/${path}` } });
const all = (...filters: NonNullable<WireQuery['where']>[]) => ({ compositeFilter: { op: 'AND', filters } });
const any = (...filters: NonNullable<WireQuery['where']>[]) => ({ compositeFilter: { op: 'OR', filters } });
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });
const isA = where('__name__', 'EQUAL', name('q/a'));
const more = where('n', 'GREATER_THAN', 0);
const inSix = (field: string, sixth: number | null = 6) => where(field, 'IN', [1, 2, 3, 4, 5, sixth]);

const AFTER_KEY = 'order by clause cannot contain more fields after the key';
const KEY_EQUALITY = 'Equality on key is not allowed if there are other inequality fields';

/** What Google's emulator 1.19.9 answers with INVALID_ARGUMENT. */
const REFUSED: readonly [title: string, wire: WireQuery, message: string][] = [
  ['a field after the key', { orderBy: [by('__name__'), by('n')] }, AFTER_KEY],
  ['a field after the falling key', { orderBy: [by('__name__', 'DESCENDING'), by('n')] }, AFTER_KEY],
  ['the key twice', { orderBy: [by('__name__'), by('__name__')] }, AFTER_KEY],
  ['a field twice', { orderBy: [by('n'), by('n', 'DESCENDING')] }, 'cannot contain duplicate fields n'],
  ['an inequality ordered by the key', { where: more, orderBy: [by('__name__')] }, AFTER_KEY],
  ['an inequality behind the key', { where: more, orderBy: [by('tag'), by('__name__')] }, AFTER_KEY],
  ['the key equal, a field greater', { where: all(isA, more) }, KEY_EQUALITY],
  ['the key equal, a field unequal', { where: all(isA, where('n', 'NOT_EQUAL', 0)) }, KEY_EQUALITY],
  ['the key equal, a field not in', { where: all(isA, where('n', 'NOT_IN', [0])) }, KEY_EQUALITY],
  ['the key equal, a field not null', { where: all(isA, unary('n', 'IS_NOT_NULL')) }, KEY_EQUALITY],
  ['the key in, a field greater', { where: all(where('__name__', 'IN', [name('q/a')]), more) }, KEY_EQUALITY],
  ['the key equal or a field greater', { where: any(isA, more) }, KEY_EQUALITY],
  ['a key that is null', { where: unary('__name__', 'IS_NULL') }, '__key__ filter value must be a Key'],
  ['a key greater than a text', { where: where('__name__', 'GREATER_THAN', 'a') }, 'must be a Key'],
  [
    'a key of a reserved id',
    { where: where('__name__', 'EQUAL', name('q/__a__')) },
    'because it is reserved',
  ],
  ['a key that names a collection', { where: where('__name__', 'EQUAL', name('q')) }, 'lacks a document id'],
  [
    'a key of another project',
    { where: where('__name__', 'EQUAL', { $: { referenceValue: ROOT.replace('demo', 'else') + '/q/a' } }) },
    'was attempting to access database',
  ],
  [
    'a cursor of another project',
    {
      startAt: { values: [{ referenceValue: `${ROOT.replace('demo', 'else')}/q/a` }] },
      orderBy: [by('__name__')],
    },
    'was attempting to access database',
  ],
  ['an or of nothing', { where: any() }, 'must have at least one sub-filter'],
  [
    'not in beside a single or',
    { where: all(any(where('n', 'NOT_IN', [1]))) },
    "'NOT_IN' cannot be used in the same query with",
  ],
  [
    'two lists that contain, beside what is never true',
    {
      where: all(where('n', 'EQUAL', null), where('t', 'ARRAY_CONTAINS', 1), where('t', 'ARRAY_CONTAINS', 2)),
    },
    'A maximum of 1',
  ],
  [
    'an element beside a list of none that can be found',
    { where: all(where('t', 'ARRAY_CONTAINS', 1), where('t', 'ARRAY_CONTAINS_ANY', [null])) },
    'A maximum of 1',
  ],
  [
    'an element beside a list of it alone',
    { where: all(where('t', 'ARRAY_CONTAINS', 1), where('t', 'ARRAY_CONTAINS_ANY', [1])) },
    'A maximum of 1',
  ],
  ['too many combinations, some with null', { where: all(inSix('n'), inSix('m', null)) }, 'more than 30'],
  ['an explosion of combinations', { where: all(...[...'abcdefghijkl'].map((by) => inSix(by))) }, 'than 30'],
  [
    'not in null and another, ordered by the key',
    { where: where('n', 'NOT_IN', [null, 1]), orderBy: [by('__name__')] },
    AFTER_KEY,
  ],
  [
    'a cursor with a value for the implied key',
    { startAt: { values: [{ integerValue: '1' }, { referenceValue: `${ROOT}/q/a` }] }, orderBy: [by('n')] },
    'Cursor has too many values',
  ],
  [
    'a cursor with a value for an implied order',
    { where: more, startAt: { values: [{ integerValue: '1' }] } },
    'Cursor has too many values',
  ],
  [
    'a cursor of a text for the key',
    { startAt: { values: [{ stringValue: 'a' }] }, orderBy: [by('__name__')] },
    'not a document reference',
  ],
  ['a reference of a reserved id', { where: where('r', 'EQUAL', name('q/__a__')) }, 'because it is reserved'],
  ['a list with such a reference', { where: where('r', 'IN', [name('__a__/q')]) }, 'because it is reserved'],
  [
    'a filter by a reserved name',
    { where: where('__x__', 'EQUAL', 1) },
    'Invalid reserved name in field path __x__',
  ],
  ['a filter by a quoted reserved name', { where: where('`__x__`', 'EQUAL', 1) }, 'Invalid reserved name'],
  ['a filter by a reserved name in a map', { where: where('a.__x__', 'EQUAL', 1) }, 'Invalid reserved name'],
  ['a filter by a name in a map', { where: where('a.__name__', 'EQUAL', 1) }, 'the name __key__ is reserved'],
  ['an order by a reserved name', { orderBy: [by('__x__')] }, 'Invalid reserved name'],
  [
    'a projection of a reserved name',
    { select: { fields: [{ fieldPath: '__x__' }] } },
    'Invalid reserved name',
  ],
  ['an unquoted dash', { where: where('a-b', 'EQUAL', 1) }, 'Invalid property path "a-b"'],
  ['an unquoted digit', { orderBy: [by('1a')] }, 'Invalid property path "1a"'],
  ['a gap in a path', { orderBy: [by('a..b')] }, 'Invalid property path "a..b"'],
  ['in of no list', { where: where('n', 'IN', 1) }, "'IN' requires an ArrayValue."],
];

test.each(REFUSED)('refused: %s', (_title, rest, message) => {
  const asked = () =>
    normaliseQuery({ parent: ROOT, structuredQuery: { from: [{ collectionId: 'q' }], ...rest } });
  expect(asked).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  expect(asked).toThrow(message);
});

test.each<[string, WireQuery['where']]>([
  ['an element twice', all(where('t', 'ARRAY_CONTAINS', 1), where('t', 'ARRAY_CONTAINS', 1))],
  ['a list twice', all(where('t', 'ARRAY_CONTAINS_ANY', [1, 2]), where('t', 'ARRAY_CONTAINS_ANY', [1, 2]))],
  ['the same in of one field twice', all(inSix('n'), inSix('n'))],
  ['six by five values, one of them twice', all(inSix('n'), inSix('m', 5))],
  ['thirty values or one of them', any(where('n', 'IN', [...Array(30).keys()]), where('n', 'EQUAL', 3))],
])('what is asked twice counts once: %s', (_title, asked) => {
  expect(() => query('q', { where: asked })).not.toThrow();
});

test('implied orders go by the names of fields, however they are quoted', () => {
  const names = ['`x y`', 'm.c', '`m-x`', 'Z', '`1`', 'm.`x-y`'];
  const asked = query('q', { where: all(...names.map((one) => where(one, 'GREATER_THAN', 0))) });
  const inOrder = ['`1`', 'Z', 'm.c', 'm.`x-y`', '`m-x`', '`x y`', '__name__'];
  expect(asked.orderBy.map(({ field }) => field)).toEqual(inOrder);
  const sums = names.map((field) => ({ alias: field, kind: 'sum', field }) as const);
  expect(aggregatedQuery(query('q'), sums).orderBy.map(({ field }) => field)).toEqual(inOrder);
});

const RESERVED = ['__x__', '__id1__', '.', '..', 'a/b', 'x'.repeat(1501)];
test.each(RESERVED)(
  'no collection has the id %s: neither a query nor a group nor a parent',
  (collectionId) => {
    for (const allDescendants of [false, true]) {
      const structuredQuery = { from: [{ collectionId, allDescendants }] };
      expect(() => normaliseQuery({ parent: ROOT, structuredQuery })).toThrow(
        expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
      );
    }
    expect(() => query('q', {}, `${collectionId}/d`)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  },
);

test.each(['__', '___', '____', '__x', 'x__', 'x.y'])('a collection may have the id %s', (collectionId) => {
  expect(query(collectionId, {}, `${collectionId}/d`).collectionId).toBe(collectionId);
});

test('a document, unlike a collection, may have a number of Datastore for its id', () => {
  expect(query('q', {}, 'c/__id-7__').parent).toBe('c/__id-7__');
  expect(() => query('q', {}, 'c/__x__')).toThrow('Resource id "__x__" is invalid because it is reserved.');
  expect(() => query('q', {}, 'c')).toThrow('lacks a document id');
});

const NUMBERS = Object.entries({
  nan: NaN,
  nul: null,
  inf: Infinity,
  ninf: -Infinity,
  one: 1,
  three: 3,
  text: 'x',
});
const DOCUMENTS = NUMBERS.map(([id, n]) =>
  document(`q/${id}`, { n: n === 3 ? { $: { doubleValue: 3 } } : n }),
);

/** As Google's emulator answers; `==` and `!=` come as field filters, which the SDKs send for other values only. */
const FOUND: readonly [op: string, by: unknown, found: string][] = [
  ['LESS_THAN', 3, 'ninf one'],
  ['LESS_THAN_OR_EQUAL', 3, 'ninf one three'],
  ['LESS_THAN', Infinity, 'ninf one three'],
  ['LESS_THAN_OR_EQUAL', -Infinity, 'ninf'],
  ['GREATER_THAN', -Infinity, 'one three inf'],
  ['GREATER_THAN_OR_EQUAL', -Infinity, 'ninf one three inf'],
  ...['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'EQUAL'].flatMap(
    (op): [string, unknown, string][] => [
      [op, NaN, ''],
      [op, null, ''],
    ],
  ),
  ['NOT_EQUAL', NaN, 'nan ninf one three inf text'],
  ['NOT_EQUAL', null, ''],
  ['NOT_EQUAL', 3, 'nan ninf one inf text'],
  ['IN', [NaN, 1], 'one'],
  ['NOT_IN', [NaN], 'nan ninf one three inf text'],
  ['NOT_IN', [NaN, 1], 'nan ninf three inf text'],
  ['NOT_IN', [null, NaN], ''],
];
test.each(FOUND)('n %s %p finds [%s]', (op, data, found) => {
  const asked = query('q', { where: where('n', op, data) });
  expect(
    runQueryOn(DOCUMENTS, asked)
      .map(({ path }) => path.slice(2))
      .join(' '),
  ).toBe(found);
  const falling = query('q', { where: where('n', op, data), orderBy: [by('n', 'DESCENDING')] });
  expect(runQueryOn(DOCUMENTS, falling).length).toBe(found.split(' ').filter(Boolean).length);
});
