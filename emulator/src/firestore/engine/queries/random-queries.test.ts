import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenEngine } from '../engine';
import { ADMIN, by, query, set, testEngine, value, where } from '../testing';
import type { Query, Value } from '../types';
import { runQueryOn } from './run-query-on';
import type { WireFilter } from './wire-query';

/** Far above what it takes, because the gate runs on busy machines. */
jest.setTimeout(60_000);

const ROUNDS = 250;
const SEED = 20_261_120;
const FIELDS = ['a', 'b', 'm.c', 'tags'] as const;
const RANGES = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'];

/** mulberry32: the same numbers every time. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
const random = generator(SEED);
const pick = <T>(choices: readonly T[]): T => choices[random(choices.length)] as T;
const scalar = (): unknown =>
  pick([0, 1, 2, 2.5, { $: { doubleValue: 1 } }, -1, 'x', 'y', 'قلب', '', true, null, NaN]);
const list = (): unknown[] => Array.from({ length: 1 + random(3) }, scalar);
const content = () => ({
  ...(random(5) ? { a: scalar() } : {}),
  ...(random(5) ? { b: scalar() } : {}),
  ...(random(5) ? { m: { c: scalar() } } : {}),
  ...(random(5) ? { tags: list() } : {}),
});

function filter(depth = 0): WireFilter {
  if (depth < 2 && random(3) === 0) {
    const filters = Array.from({ length: 2 + random(2) }, () => filter(depth + 1));
    return { compositeFilter: { op: pick(['AND', 'OR']), filters } };
  }
  const field = pick(FIELDS);
  switch (random(6)) {
    case 0:
      return where('tags', 'ARRAY_CONTAINS', scalar());
    case 1:
      return where('tags', 'ARRAY_CONTAINS_ANY', list());
    case 2:
      return where(field, pick(['IN', 'NOT_IN']), list());
    case 3:
      return where(field, pick(RANGES), scalar());
    default:
      return where(field, 'EQUAL', scalar());
  }
}

function randomQuery(): Query | null {
  const orderBy = FIELDS.filter(() => random(3) === 0).map((field) =>
    by(field, pick(['ASCENDING', 'DESCENDING'])),
  );
  const cursor = (): { values: Value[]; before: boolean } | undefined =>
    orderBy.length > 0 && random(3) === 0
      ? {
          values: orderBy.slice(0, 1 + random(orderBy.length)).map(() => value(scalar())),
          before: random(2) === 0,
        }
      : undefined;
  try {
    return query('q', {
      orderBy,
      ...(random(4) ? { where: filter() } : {}),
      startAt: cursor(),
      endAt: cursor(),
      offset: random(4) ? 0 : random(5),
      ...(random(2) ? { limit: random(20) } : {}),
    });
  } catch {
    return null;
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'random-queries-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['in memory', null],
  ['on disk', folder],
])(`${ROUNDS} random queries %s give along indexes what a plain run gives`, async (_title, dataDir) => {
  const engine: OpenEngine = await testEngine({ dataDir });
  await engine.commit(
    Array.from({ length: 200 }, (_, n) => set(`q/d${n}`, content())),
    ADMIN,
  );
  let results = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const changed = `q/d${random(220)}`;
    await engine.commit([random(3) ? set(changed, content()) : { delete: changed }], ADMIN);
    const wanted = randomQuery();
    if (!wanted) continue;
    const all = (await engine.runQuery(query('q'), ADMIN)).documents;
    const expected = runQueryOn(all, wanted).map((document) => document.path);
    const actual = (await engine.runQuery(wanted, ADMIN)).documents.map((document) => document.path);
    expect({ wanted, actual }).toEqual({ wanted, actual: expected });
    results += actual.length;
  }
  expect(results).toBeGreaterThan(ROUNDS);
  await engine.close();
});
