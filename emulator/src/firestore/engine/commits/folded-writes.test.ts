import { gateOf } from '../../../rules/testing/requests';
import { ADMIN, set, STRANGER, testEngine } from '../testing';
import type { Write } from '../types';

const upsert = (id: string, v: number): Write => set(`t/${id}`, { v });
const insert = (id: string, v: number): Write => ({ ...upsert(id, v), currentDocument: { exists: false } });
const change = (id: string, v: number): Write => ({ ...upsert(id, v), currentDocument: { exists: true } });
const remove = (id: string): Write => ({ delete: `t/${id}` });

/** What becomes of the writes of a stranger where `t/old` is stored with a `v` of 0; Google's emulator (1.19.9) answers so. */
test.each<[allow: string, writes: readonly Write[], expected: string]>([
  ['create', [insert('old', 1)], 'ALREADY_EXISTS'],
  ['update', [insert('old', 1)], 'PERMISSION_DENIED'],
  ['create', [change('new', 1)], 'PERMISSION_DENIED'],
  ['update', [change('new', 1)], 'NOT_FOUND'],
  ['update: if resource == null', [change('new', 1)], 'NOT_FOUND'],
  ['create: if resource.data.v == 0', [insert('old', 1)], 'ALREADY_EXISTS'],
  ['delete', [change('old', 1), remove('old')], 'done'],
  ['delete', [upsert('new', 1), remove('new')], 'done'],
  ['delete', [insert('old', 1), remove('old')], 'ALREADY_EXISTS'],
  ['create, update', [upsert('old', 1), remove('old')], 'PERMISSION_DENIED'],
  ['create', [insert('new', 1), change('new', 2)], 'done'],
  ['create: if request.resource.data.v == 2', [upsert('new', 1), upsert('new', 2)], 'done'],
  ['create: if request.resource.data.v == 1', [upsert('new', 1), upsert('new', 2)], 'PERMISSION_DENIED'],
  ['update: if resource.data.v == 0', [upsert('old', 1), change('old', 2)], 'done'],
  ['update', [remove('old'), upsert('old', 1)], 'done'],
  ['create, delete', [remove('old'), upsert('old', 1)], 'PERMISSION_DENIED'],
  ['create', [remove('new'), upsert('new', 1)], 'done'],
  ['update', [change('new', 1), remove('new'), upsert('new', 2)], 'NOT_FOUND'],
])('allow %s: the writes of case %# are decided as one', async (allow, writes, expected) => {
  const gate = gateOf(`match /t/{id} { allow ${allow}; }`);
  const engine = await testEngine({ gate });
  await engine.commit([upsert('old', 0)], ADMIN);
  const outcome = await engine.commit(writes, STRANGER).then(
    () => 'done',
    (error: { status?: string }) => error.status,
  );
  expect(outcome).toBe(expected);
});
