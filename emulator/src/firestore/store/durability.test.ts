import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';
import { openEngine } from '../engine/engine';
import { ADMIN, OPEN_GATE, fields, query, set, update } from '../engine/testing';

/** Far above what it takes, because the gate runs on busy machines. */
jest.setTimeout(60_000);

const NODE_MODULES = path.resolve(__dirname, '../../../../node_modules');
const scratch = mkdtempSync(path.join(tmpdir(), 'firestore-store-'));
const script = path.join(scratch, 'child.cjs');
const folder = (name: string): string => path.join(scratch, name);
const open = (dataDir: string, nowMs = Date.now) =>
  openEngine({ dataDir, projectId: 'demo-child', gate: OPEN_GATE, nowMs });

beforeAll(() =>
  build({
    entryPoints: [path.join(__dirname, 'testing/committing-child.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    packages: 'external',
  }),
);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** @param shell what bash does before it becomes the child */
function startChild(dataDir: string, bytes: number, shell = ''): ChildProcessByStdio<null, Readable, null> {
  return spawn('/bin/bash', ['-c', `${shell} exec ${process.execPath} ${script} ${dataDir} ${bytes}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_ENV: 'test', NODE_PATH: NODE_MODULES },
  });
}

async function savedIds(dataDir: string): Promise<Set<string>> {
  const engine = await open(dataDir);
  const { documents } = await engine.runQuery(query('c'), ADMIN);
  await engine.close();
  return new Set(documents.map((document) => document.path.slice(2)));
}

test('every acknowledged commit is there after kill -9', async () => {
  const child = startChild(folder('killed'), 2000);
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line.replace('saved ', ''));
    if (acknowledged.length === 300) child.kill('SIGKILL');
  }
  const saved = await savedIds(folder('killed'));
  expect(acknowledged.filter((id) => !saved.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
});

test('a commit that the disk refuses is refused, in memory too, and harms nothing saved before', async () => {
  const lines: string[] = [];
  const child = startChild(folder('full'), 20_000, "trap '' XFSZ; ulimit -f 3000;");
  for await (const line of createInterface(child.stdout)) lines.push(line);
  const of = (verb: string) =>
    lines.filter((line) => line.startsWith(verb)).map((line) => line.split(' ')[1] ?? '');
  expect(of('refused')).toHaveLength(5);
  expect(lines.filter((line) => line.startsWith('refused')).join('\n')).not.toContain('present');
  expect(lines.at(-1)).toMatch(
    /The commit was not saved: .*firestore\.sqlite: the disk (is full|reported an error)\. /,
  );
  expect(await savedIds(folder('full'))).toEqual(new Set([...of('saved'), 'last']));
});

test('reopening keeps documents, times, history and order of versions, even when the clock went back', async () => {
  const first = await open(folder('again'));
  await first.commit([set('c/a', { n: 1 }), set('c/b', { n: 1 })], ADMIN);
  const { version } = await first.commit([update('c/a', { n: 2 }), { delete: 'c/b' }], ADMIN);
  const { documents } = await first.getDocuments(['c/a'], ADMIN);
  await first.close();

  const second = await open(folder('again'), () => 1_000_000);
  expect(second.epoch).toBe(first.epoch);
  expect(second.version).toBe(version);
  const again = await second.getDocuments(['c/a', 'c/b'], ADMIN);
  expect(again.documents[0]).toMatchObject({
    fields: fields({ n: 2 }),
    updateTime: documents[0]?.updateTime,
  });
  expect(again.documents[1]).toBeNull();
  expect((await second.commit([set('c/c', {})], ADMIN)).version).toBe(version + 1);
  await second.close();
});

test('a change told to a listener keeps showing what was before, whatever is written after', async () => {
  const engine = await open(folder('before'));
  await engine.commit([set('c/a', { n: 1 })], ADMIN);
  const told: unknown[] = [];
  engine.onCommit(({ changes }) => told.push(changes[0]));
  for (const n of [2, 3]) await engine.commit([set('c/a', { n })], ADMIN);
  expect(told).toMatchObject([
    { before: { fields: fields({ n: 1 }) }, after: { fields: fields({ n: 2 }) } },
    { before: { fields: fields({ n: 2 }) }, after: { fields: fields({ n: 3 }) } },
  ]);
  await engine.close();
});

describe('data that cannot be used is told in one sentence', () => {
  test('a file of something else', async () => {
    mkdirSync(folder('garbage'));
    writeFileSync(
      path.join(folder('garbage'), 'firestore.sqlite'),
      'not a database, but long enough to be read as one',
    );
    await expect(open(folder('garbage'))).rejects.toThrow(
      /firestore\.sqlite: is not a Firestore data file\. Move it away to start over, or restore a copy\./,
    );
  });

  test('a damaged page', async () => {
    const engine = await open(folder('damaged'));
    await engine.commit(
      Array.from({ length: 50 }, (_, n) => set(`c/d${n}`, { text: 'x'.repeat(1000) })),
      ADMIN,
    );
    await engine.close();
    const file = path.join(folder('damaged'), 'firestore.sqlite');
    writeFileSync(file, Buffer.alloc(20_000, 7), { flag: 'r+' });
    await expect(open(folder('damaged'))).rejects.toThrow(
      /firestore\.sqlite: is (damaged|not a Firestore data file)\. /,
    );
  });

  test('a file in the place of the folder', async () => {
    writeFileSync(folder('file'), '');
    await expect(open(path.join(folder('file'), 'data'))).rejects.toThrow(
      /a file stands where the data folder should be/,
    );
  });
});
