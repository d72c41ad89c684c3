import { ADMIN, document, fields, set, STRANGER, testEngine, update, value } from '../testing';
import { versionToTimestamp } from '../values/timestamps';
import type { Fields, FieldTransform, RulesRequest, Write } from '../types';

const deep = (levels: number): unknown => (levels === 0 ? 1 : { m: deep(levels - 1) });

async function stored(writes: readonly Write[], path = 'c/d'): Promise<Fields | undefined> {
  const engine = await testEngine();
  for (const write of writes) await engine.commit([write], ADMIN);
  return (await engine.getDocuments([path], ADMIN)).documents[0]?.fields;
}

test('a mask sets what the update has, deletes what it lacks and leaves the rest', async () => {
  const first = set('c/d', { a: { b: 1, c: 2 }, 'x.y': 1, gone: 1, kept: 1 });
  const masked = update('c/d', { a: { b: 9 }, 'x.y': 2, n: { deep: 1 } }, [
    'a.b',
    '`x.y`',
    'gone',
    'n.deep',
    'kept.not.there',
  ]);
  expect(await stored([first, masked])).toEqual(
    fields({ a: { b: 9, c: 2 }, 'x.y': 2, kept: 1, n: { deep: 1 } }),
  );
});

test.each<[string, unknown, Omit<FieldTransform, 'fieldPath'>, unknown]>([
  ['increment', 1, { increment: value(2) }, 3],
  ['increment by a double', 1, { increment: value(0.5) }, 1.5],
  ['increment of a text starts over', 'x', { increment: value(2) }, 2],
  [
    'increment stays in 64 bits',
    { $: { integerValue: '9223372036854775807' } },
    { increment: value(1) },
    { $: { integerValue: '9223372036854775807' } },
  ],
  ['minimum', 5, { minimum: value(3) }, 3],
  ['maximum of equal numbers keeps the type', 3, { maximum: { doubleValue: 3 } }, 3],
  ['maximum with NaN', 1, { maximum: value(NaN) }, NaN],
  ['maximum of NaN', NaN, { maximum: value(1) }, NaN],
  ['minimum with NaN', 1, { minimum: value(NaN) }, NaN],
  ['minimum of NaN', NaN, { minimum: value(1) }, NaN],
  ['maximum of a text with NaN', 'x', { maximum: value(NaN) }, NaN],
  [
    'array union',
    [1, 'a'],
    { appendMissingElements: { values: [value('b'), { doubleValue: 1 }, value('b')] } },
    [1, 'a', 'b'],
  ],
  ['array remove', [1, 'a', 1], { removeAllFromArray: { values: [value(1)] } }, ['a']],
])('transform: %s', async (_title, before, transform, after) => {
  const write = { ...update('c/d', {}), updateTransforms: [{ fieldPath: 'm.f', ...transform }] };
  expect(await stored([set('c/d', { m: { f: before } }), write])).toEqual(fields({ m: { f: after } }));
});

test('a transform answers with its result, an array one with null, and the time is the commit’s', async () => {
  const engine = await testEngine();
  const updateTransforms: FieldTransform[] = [
    { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'n', increment: value(4) },
    { fieldPath: 'tags', appendMissingElements: { values: [value('x')] } },
  ];
  const { version, results } = await engine.commit([{ ...set('c/d', {}), updateTransforms }], ADMIN);
  const [at, n, tags] = results[0]?.transformResults ?? [];
  expect(Date.parse(at?.timestampValue ?? '')).toBe(Math.floor(version / 1000));
  expect([n, tags]).toEqual([value(4), value(null)]);
});

test('the time of the server has milliseconds, as the time of the request that rules compare it with', async () => {
  const times: unknown[] = [];
  const gate = {
    decide: ({ time, newResource }: RulesRequest) => {
      times.push(versionToTimestamp(time), newResource?.fields.at?.timestampValue);
      return { allowed: true, explanation: 'open' };
    },
  };
  const engine = await testEngine({ gate, nowMs: () => 1_800_000_000_123.456 });
  const at: FieldTransform = { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' };
  await engine.commit([{ ...set('c/d', {}), updateTransforms: [at] }], STRANGER);
  expect(times).toEqual(['2027-01-15T08:00:00.123Z', '2027-01-15T08:00:00.123Z']);
});

test.each<[string, Write, string]>([
  ['create of what exists', { ...set('c/d', {}), currentDocument: { exists: false } }, 'ALREADY_EXISTS'],
  ['update of what is missing', update('c/none', { a: 1 }), 'NOT_FOUND'],
  ['delete of what is missing', { delete: 'c/none', currentDocument: { exists: true } }, 'NOT_FOUND'],
  ['another version', { ...set('c/d', {}), currentDocument: { updateTime: 5 } }, 'FAILED_PRECONDITION'],
  ['verify of another version', { verify: 'c/d', currentDocument: { updateTime: 5 } }, 'FAILED_PRECONDITION'],
  ['more than 1 MiB', set('c/d', { text: 'ا'.repeat(524_288) }), 'INVALID_ARGUMENT'],
  ['deeper than 20', set('c/d', { m: deep(20) }), 'INVALID_ARGUMENT'],
  ['an array in an array', set('c/d', { list: [[1]] }), 'INVALID_ARGUMENT'],
  [
    'a value of two types',
    { update: { path: 'c/d', fields: { a: { stringValue: '', booleanValue: true } } } },
    'INVALID_ARGUMENT',
  ],
  [
    'a timestamp that is none',
    set('c/d', { at: { $: { timestampValue: 'yesterday' } } }),
    'INVALID_ARGUMENT',
  ],
  [
    'an integer beyond 64 bits',
    set('c/d', { n: { $: { integerValue: '9223372036854775808' } } }),
    'INVALID_ARGUMENT',
  ],
  ['a value of no type', { update: { path: 'c/d', fields: { a: {} } } }, 'INVALID_ARGUMENT'],
  [
    '501 transforms',
    {
      ...set('c/d', {}),
      updateTransforms: Array.from({ length: 501 }, () => ({ fieldPath: 'n', increment: value(1) })),
    },
    'INVALID_ARGUMENT',
  ],
  ['an id of 1501 bytes', set(`c/${'x'.repeat(1501)}`, {}), 'INVALID_ARGUMENT'],
  ['a reserved id', set('c/__d__', {}), 'INVALID_ARGUMENT'],
  ['a collection as a document', set('c', {}), 'INVALID_ARGUMENT'],
])('refused, and the whole commit with it: %s', async (_title, write, status) => {
  const engine = await testEngine();
  await engine.commit([set('c/d', { a: 1 })], ADMIN);
  const { version } = engine;
  await expect(engine.commit([set('c/other', {}), write], ADMIN)).rejects.toMatchObject({ status });
  expect((await engine.getDocuments(['c/other'], ADMIN)).documents).toEqual([null]);
  expect(engine.version).toBe(version);
});

test('depth 20 and 1 MiB less a little are accepted', async () => {
  await expect(stored([set('c/d', { m: deep(19) })])).resolves.toBeDefined();
  await expect(stored([set('c/d', { text: 'x'.repeat(1_048_000) })])).resolves.toBeDefined();
});

test('a write that changes nothing keeps its time and tells nobody', async () => {
  const engine = await testEngine();
  const first = await engine.commit([set('c/d', { a: 1 })], ADMIN);
  const listener = jest.fn();
  engine.onCommit(listener);
  const second = await engine.commit([set('c/d', { a: 1 })], ADMIN);
  expect(second.results).toEqual([{ updateTime: first.version }]);
  expect(listener).not.toHaveBeenCalled();
});

test('versions rise although the clock goes back, and past what a client has seen', async () => {
  let now = 1_800_000_000_000;
  const engine = await testEngine({ nowMs: () => now });
  const first = await engine.commit([set('c/d', { a: 1 })], ADMIN);
  now -= 3_600_000;
  const second = await engine.commit([set('c/d', { a: 2 })], ADMIN);
  expect(second.version).toBe(first.version + 1);
  engine.advancePast(second.version + 1000);
  expect((await engine.commit([set('c/d', { a: 3 })], ADMIN)).version).toBeGreaterThan(second.version + 1000);
  engine.advancePast(Number.MAX_SAFE_INTEGER);
  expect(engine.version).toBeLessThan(Number.MAX_SAFE_INTEGER / 2);
});

test('the rules see each write of a client with the state before and after, and one refusal refuses all', async () => {
  const asked: Pick<RulesRequest, 'method' | 'path'>[] = [];
  const lines: string[] = [];
  const gate = {
    decide: ({ method, path, resource, newResource, readAfter }: RulesRequest) => {
      asked.push({ method, path });
      expect(readAfter('c/made')?.fields).toEqual(fields({ a: 2 }));
      expect(method === 'create' ? resource : newResource).toBeNull();
      return { allowed: method === 'create', explanation: 'line 3: deletes are refused' };
    },
  };
  const engine = await testEngine({ gate, log: (line) => lines.push(line) });
  await engine.commit([set('c/old', {})], ADMIN);
  const commit = engine.commit([set('c/made', { a: 2 }), { delete: 'c/old' }], STRANGER);
  await expect(commit).rejects.toMatchObject({
    status: 'PERMISSION_DENIED',
    message: 'Missing or insufficient permissions.',
  });
  expect(asked).toEqual([
    { method: 'create', path: 'c/made' },
    { method: 'delete', path: 'c/old' },
  ]);
  expect(lines).toEqual(['delete /c/old denied for a stranger: line 3: deletes are refused']);
  expect((await engine.getDocuments(['c/made', 'c/old'], ADMIN)).documents).toEqual([
    null,
    expect.objectContaining({ path: document('c/old', {}).path }),
  ]);
});

test.each(['__x__', '__name__', 'm.__x__', '1a', 'a-b', 'a..b', ''])(
  'no mask and no transform has the field path "%s"',
  async (fieldPath) => {
    const engine = await testEngine();
    const masked: Write = { update: { path: 'c/d', fields: {} }, updateMask: [fieldPath] };
    const counted: Write = {
      update: { path: 'c/d', fields: {} },
      updateTransforms: [{ fieldPath, increment: value(1) }],
    };
    const refused = { status: 'INVALID_ARGUMENT' };
    // As in Google's emulator, a mask may name the document's own name, which changes nothing.
    if (fieldPath !== '__name__') await expect(engine.commit([masked], ADMIN)).rejects.toMatchObject(refused);
    await expect(engine.commit([counted], ADMIN)).rejects.toMatchObject(refused);
  },
);

test.each(['projects/p/databases/d/documents/c', 'projects/p/databases/d/documents/c/__x__', 'c/d'])(
  'a value cannot refer to %s',
  async (referenceValue) => {
    const engine = await testEngine();
    await expect(
      engine.commit([set('c/d', { list: [{ $: { referenceValue } }] })], ADMIN),
    ).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  },
);
