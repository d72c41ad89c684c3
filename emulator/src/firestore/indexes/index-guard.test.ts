import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ADMIN, by, query, testEngine, where } from '../engine/testing';
import type { Aggregation } from '../engine/types';
import type { WireFilter, WireQuery } from '../engine/queries/wire-query';
import { guardBy, guardByFile } from './index-guard';
import { parseIndexDefinitions } from './index-definitions';

const DATABASE = 'projects/demo/databases/(default)';
const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' });
const index = (fields: object[], queryScope = 'COLLECTION') => ({ collectionGroup: 'q', queryScope, fields });
const definitions = {
  indexes: [
    index([asc('status'), desc('at')]),
    index([asc('shop'), desc('at')]),
    index([contains('tags'), desc('at')]),
    index([asc('status'), asc('price'), asc('stock')]),
    index([asc('shop'), asc('total')]),
    index([asc('status'), desc('at')], 'COLLECTION_GROUP'),
    { ...index([desc('__name__')]), collectionGroup: 'logs' },
  ],
  fieldOverrides: [
    { collectionGroup: 'q', fieldPath: 'notes', indexes: [] },
    {
      collectionGroup: 'q',
      fieldPath: 'uid',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
  ],
};
const guard = guardBy(parseIndexDefinitions(JSON.stringify(definitions)));

const and = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op: 'OR', filters } });
const is = (field: string) => where(field, 'EQUAL', 'x');
const group = { from: [{ collectionId: 'q', allDescendants: true }] };
const aName = { $: { referenceValue: 'projects/p/databases/(default)/documents/q/x' } };
const atDesc = [by('at', 'DESCENDING')];

const SERVED: [string, WireQuery][] = [
  ['a whole collection', {}],
  ['one equality', { where: is('a') }],
  ['equalities merge', { where: and(is('a'), is('b'), is('c')) }],
  ['equalities and array-contains merge', { where: and(is('a'), where('tags', 'ARRAY_CONTAINS', 1)) }],
  ['a range', { where: where('a', 'GREATER_THAN', 1) }],
  ['a range in descending order', { where: where('a', 'LESS_THAN', 1), orderBy: [by('a', 'DESCENDING')] }],
  ['in', { where: where('a', 'IN', [1, 2]) }],
  ['or of different fields', { where: or(is('a'), is('b')) }],
  ['not-in', { where: where('a', 'NOT_IN', [1]) }],
  ['an equality and a range of names', { where: and(is('a'), where('__name__', 'GREATER_THAN', aName)) }],
  ['an order by the field that is compared', { where: is('a'), orderBy: [by('a')] }],
  ['an equality with an order', { where: is('status'), orderBy: atDesc }],
  ['in with an order', { where: where('status', 'IN', [1, 2]), orderBy: atDesc }],
  ['two composite indexes merged', { where: and(is('status'), is('shop')), orderBy: atDesc }],
  [
    'array-contains merged in',
    { where: and(is('status'), where('tags', 'ARRAY_CONTAINS', 1)), orderBy: atDesc },
  ],
  [
    'two ranges in the order of the index',
    { where: and(is('status'), where('price', 'LESS_THAN', 1), where('stock', 'LESS_THAN', 1)) },
  ],
  ['a group by a defined index', { ...group, where: is('status'), orderBy: atDesc }],
  ['a group by a defined field', { ...group, where: is('uid') }],
  ['a whole group', group],
  [
    'names from last to first where defined',
    { from: [{ collectionId: 'logs' }], orderBy: [by('__name__', 'DESCENDING')] },
  ],
];

const REFUSED: [string, WireQuery, object][] = [
  ['an equality and another order', { where: is('a'), orderBy: [by('b')] }, index([asc('a'), asc('b')])],
  ['the other direction', { where: is('status'), orderBy: [by('at')] }, index([asc('status'), asc('at')])],
  [
    'one equality that no index has',
    { where: and(is('status'), is('a')), orderBy: atDesc },
    index([asc('a'), asc('status'), desc('at')]),
  ],
  ['two orders', { orderBy: [by('a'), by('b', 'DESCENDING')] }, index([asc('a'), desc('b')])],
  [
    'two ranges',
    { where: and(where('b', 'LESS_THAN', 1), where('a', 'LESS_THAN', 1)) },
    index([asc('a'), asc('b')]),
  ],
  [
    'array-contains and a range',
    { where: and(where('list', 'ARRAY_CONTAINS', 1), where('a', 'LESS_THAN', 1)) },
    index([contains('list'), asc('a')]),
  ],
  [
    'one branch of an or',
    { where: or(is('status'), is('a')), orderBy: atDesc },
    index([asc('a'), desc('at')]),
  ],
  [
    'names against the order',
    { where: is('status'), orderBy: [...atDesc, by('__name__')] },
    index([asc('status'), desc('at'), asc('__name__')]),
  ],
  ['names from last to first', { orderBy: [by('__name__', 'DESCENDING')] }, index([desc('__name__')])],
  [
    'a group by an order',
    { ...group, where: is('shop'), orderBy: atDesc },
    index([asc('shop'), desc('at')], 'COLLECTION_GROUP'),
  ],
  [
    'a group by a field',
    { ...group, where: is('a') },
    {
      collectionGroup: 'q',
      fieldPath: 'a',
      indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
    },
  ],
  [
    'an exempted field',
    { where: is('notes') },
    { collectionGroup: 'q', fieldPath: 'notes', indexes: [{ queryScope: 'COLLECTION', order: 'ASCENDING' }] },
  ],
  [
    'what lies in an exempted map',
    { orderBy: [by('notes.en')] },
    {
      collectionGroup: 'q',
      fieldPath: 'notes.en',
      indexes: [{ queryScope: 'COLLECTION', order: 'ASCENDING' }],
    },
  ],
];

test.each(SERVED)('served: %s', (_title, wire) => {
  expect(() => guard.check(query('q', wire), DATABASE)).not.toThrow();
});

test.each(REFUSED)('refused: %s', (_title, wire, missing) => {
  const asked = query('q', wire);
  expect(refusal(() => guard.check(asked, DATABASE))).toEqual(missing);
  const isComposite = 'fields' in missing;
  const completed = {
    indexes: [...definitions.indexes, ...(isComposite ? [missing] : [])],
    fieldOverrides: isComposite ? definitions.fieldOverrides : [missing, ...definitions.fieldOverrides],
  };
  expect(() =>
    guardBy(parseIndexDefinitions(JSON.stringify(completed))).check(asked, DATABASE),
  ).not.toThrow();
});

test('a sum over filtered documents needs the field in the index, a count does not', () => {
  const sum: Aggregation[] = [{ alias: 's', kind: 'sum', field: 'total' }];
  const count: Aggregation[] = [{ alias: 'c', kind: 'count' }];
  expect(() => guard.check(query('q'), DATABASE, sum)).not.toThrow();
  expect(() => guard.check(query('q', { where: is('shop') }), DATABASE, sum)).not.toThrow();
  expect(() => guard.check(query('q', { where: is('a') }), DATABASE, count)).not.toThrow();
  const missing = refusal(() => guard.check(query('q', { where: is('a') }), DATABASE, sum));
  expect(missing).toEqual(index([asc('a'), asc('total')]));
});

test('the engine refuses with FAILED_PRECONDITION, and answers once the file has the index', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'index-guard-'));
  const file = path.join(folder, 'firestore.indexes.json');
  fs.writeFileSync(file, '{}');
  const log: string[] = [];
  const engine = await testEngine({ indexGuard: guardByFile(file), log: (line) => log.push(line) });
  const asked = query('q', { where: is('a'), orderBy: [by('b')] });
  await expect(engine.runQuery(asked, ADMIN)).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' });
  expect(log).toEqual([expect.stringContaining('a query of q is refused: The query requires an index.')]);
  fs.writeFileSync(file, JSON.stringify({ indexes: [index([asc('a'), asc('b')])] }));
  fs.utimesSync(file, 1, 1);
  await expect(engine.runQuery(asked, ADMIN)).resolves.toMatchObject({ documents: [] });
  fs.writeFileSync(file, '{ "indexes": [{}] }');
  expect(() => guardByFile(file)).toThrow(
    `The index definitions in ${file} cannot be used: an index has no fields.`,
  );
  fs.rmSync(folder, { recursive: true });
});

test('a refusal carries the console’s link, which says the index in the form of the admin API', () => {
  const asked = query('q', { where: is('a'), orderBy: [by('b', 'DESCENDING')] });
  const named = 'projects/demo/databases/(default)/collectionGroups/q/indexes/_';
  const expected = [
    `\x0a${String.fromCharCode(named.length)}${named}\x10\x01`,
    '\x1a\x05\x0a\x01a\x10\x01',
    '\x1a\x05\x0a\x01b\x10\x02',
    '\x1a\x0c\x0a\x08__name__\x10\x02',
  ];
  expect(linked(() => guard.check(asked, DATABASE), 'create_composite')).toBe(expected.join(''));
  const inGroup = query('q', { where: is('a'), from: [{ collectionId: 'q', allDescendants: true }] });
  expect(linked(() => guard.check(inGroup, DATABASE), 'create_exemption')).toMatch(
    /collectionGroups\/q\/fields\/a\x10\x02\x1a\x05\x0a\x01a\x10\x01$/,
  );
});

/** What the link in the refusal's message carries. */
function linked(check: () => void, parameter: string): string {
  const page = 'https://console\\.firebase\\.google\\.com/v1/r/project/demo/firestore/indexes';
  try {
    check();
  } catch (error) {
    const [, carried = ''] = new RegExp(`${page}\\?${parameter}=(\\S+)`).exec(String(error)) ?? [];
    return Buffer.from(carried, 'base64url').toString('latin1');
  }
  return '';
}

/** The JSON at the end of the refusal's message. */
function refusal(check: () => void): unknown {
  try {
    check();
  } catch (error) {
    const [, json = 'null'] = /firestore\.indexes\.json: (.*)$/.exec(String(error)) ?? [];
    return JSON.parse(json);
  }
  return null;
}
