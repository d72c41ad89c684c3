import { ADMIN, fields, set, testEngine, update } from '../testing';
import type { Version, Write } from '../types';

const PATH = 'c/d';
const gone: Write = { delete: PATH };
const upsert = set(PATH, { b: 1 });
const changed = update(PATH, { b: 1 });
const insert: Write = { ...upsert, currentDocument: { exists: false } };
const counted: Write = {
  ...update(PATH, {}),
  currentDocument: undefined,
  updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
};
const exists = (write: Write, there: boolean): Write => ({ ...write, currentDocument: { exists: there } });
const since = (write: Write, updateTime: Version): Write => ({ ...write, currentDocument: { updateTime } });
const verified: Write = { verify: PATH, currentDocument: { exists: true } };

/** Asked of Google's emulator 1.19.9, with the document stored. */
const REFUSED: readonly [name: string, writes: (time: Version) => Write[], message: string][] = [
  ['delete, update', () => [gone, changed], 'Cannot delete then update'],
  ['set, delete, update', () => [upsert, gone, changed], 'Cannot delete then update'],
  ['delete, delete of what is there', () => [gone, exists(gone, true)], 'Cannot delete then delete'],
  ['delete, set since a time', (time) => [gone, since(upsert, time)], 'Cannot delete then update'],
  ['delete, transform of what is there', () => [gone, exists(counted, true)], 'Cannot delete then update'],
  ['set, insert', () => [upsert, insert], 'Cannot upsert then insert'],
  ['update, insert', () => [changed, insert], 'Cannot update then insert'],
  ['insert, insert', () => [insert, insert], 'Cannot insert then insert'],
  ['set, delete of what is missing', () => [upsert, exists(gone, false)], 'Cannot upsert then delete'],
  ['set, set since a time', (time) => [upsert, since(upsert, time)], 'different version preconditions'],
  ['verify, set', () => [verified, upsert], 'cannot be verified and then written'],
  ['set, verify', () => [upsert, verified], 'cannot be written and then verified'],
  ['verify, verify', () => [verified, verified], 'cannot be verified more than once'],
  ['verify of nothing', () => [{ verify: PATH }], 'a verify must contain a precondition'],
];

const TAKEN: readonly [name: string, writes: (time: Version) => Write[], left: object | undefined][] = [
  ['delete, insert', () => [gone, insert], { b: 1 }],
  ['delete, set, update', () => [gone, set(PATH, { c: 1 }), changed], { c: 1, b: 1 }],
  ['delete, transform', () => [gone, counted], { n: 1 }],
  ['delete, delete of what is missing', () => [gone, exists(gone, false)], undefined],
  ['delete since a time, insert', (time) => [since(gone, time), insert], { b: 1 }],
  ['set since a time, set since it', (time) => [since(set(PATH, {}), time), since(upsert, time)], { b: 1 }],
  ['set since a time, update', (time) => [since(set(PATH, { c: 1 }), time), changed], { c: 1, b: 1 }],
  ['delete, insert, delete', () => [gone, insert, gone], undefined],
];

const stored = async () => {
  const engine = await testEngine();
  const { version } = await engine.commit([set(PATH, { a: 1 })], ADMIN);
  const left = async () => (await engine.getDocuments([PATH], ADMIN)).documents[0]?.fields;
  return { engine, version, left };
};

test.each(REFUSED)('one commit may not: %s', async (_title, writes, message) => {
  const { engine, version, left } = await stored();
  await expect(engine.commit(writes(version), ADMIN)).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: expect.stringContaining(message),
  });
  expect(await left()).toEqual(fields({ a: 1 }));
});

test.each(TAKEN)('one commit may: %s', async (_title, writes, expected) => {
  const { engine, version, left } = await stored();
  await engine.commit(writes(version), ADMIN);
  expect(await left()).toEqual(expected && fields({ ...expected }));
});
