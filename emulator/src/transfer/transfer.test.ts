import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockDataDir } from '../../data-dir-lock.mjs';
import { ADMIN, set, testEngine } from '../firestore/engine/testing';
import { databaseFolder } from '../firestore/store/database-folder';
import { openStores, STORE_NAMES } from '../testing/crash/stores';
import { exportState } from './export-state';
import { importState } from './import-state';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'transfer-'));
const at = (name: string) => path.join(scratch, name);
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const IDS = ['sara', 'لوحة', 'o~1'];
let lines: number;

const otherDatabase = (dataDir: string, id: string) =>
  testEngine({ dataDir: databaseFolder(dataDir, id), databaseId: id });

async function put(dataDir: string, id: string, document: string): Promise<void> {
  const engine = await otherDatabase(dataDir, id);
  await engine.commit([set(document, { id, note: 'one\u2028two\u2029three' })], ADMIN);
  await engine.close();
}

/** Which of the documents the other database holds. */
async function found(dataDir: string, id: string, documents: readonly string[]) {
  const engine = await otherDatabase(dataDir, id);
  const answer = await engine.getDocuments(documents, ADMIN);
  await engine.close();
  return answer.documents.flatMap((document) => document?.path ?? []);
}

beforeAll(async () => {
  fs.mkdirSync(at('data'));
  const { stores, close } = await openStores(at('data'));
  for (const name of STORE_NAMES) for (const id of IDS) await stores[name].put(id);
  await close();
  for (const id of ['archive', 'Archive']) await put(at('data'), id, `${id}/one`);
  lines = exportState(at('data'), at('state.jsonl'));
});

test('everything comes out as it went in, and the second export equals the first', async () => {
  expect(await importState(at('state.jsonl'), at('copy'))).toBe(lines);
  const { stores, close } = await openStores(at('copy'));
  for (const name of STORE_NAMES)
    expect([name, new Set(await stores[name].found())]).toEqual([name, new Set(IDS)]);
  await close();
  for (const id of ['archive', 'Archive'])
    expect(await found(at('copy'), id, ['archive/one', 'Archive/one'])).toEqual([`${id}/one`]);
  exportState(at('copy'), at('again.jsonl'));
  expect(fs.readFileSync(at('again.jsonl'), 'utf8')).toBe(fs.readFileSync(at('state.jsonl'), 'utf8'));
});

test('the file is readable: one JSON object a line, named by its kind', () => {
  const [first, ...others] = fs
    .readFileSync(at('state.jsonl'), 'utf8')
    .trim()
    .split(/[\n\u2028\u2029]/);
  expect(JSON.parse(first ?? '')).toMatchObject({ kind: 'local-firebase', format: 1 });
  const kinds = others.map((line) => (JSON.parse(line) as { kind: string }).kind);
  expect(new Set(kinds)).toEqual(new Set(['document', 'database', 'record', 'bytes', 'stripe', 'end']));
});

test('a file that is not whole, or none of ours, makes no folder', async () => {
  const whole = fs.readFileSync(at('state.jsonl'), 'utf8');
  const cut = whole.slice(0, whole.lastIndexOf('\n', whole.length - 2) + 1);
  for (const [text, reason] of [
    [cut, /is not whole: it ends after \d+ lines\./],
    [cut.slice(0, -9), /is not whole: its line \d+ is no JSON\./],
    ['{}\n', /does not begin as an export/],
    ['', /is not whole: it ends after 0 lines\./],
  ] as const) {
    fs.writeFileSync(at('bad.jsonl'), text);
    await expect(importState(at('bad.jsonl'), at('none'))).rejects.toThrow(reason);
    expect(fs.existsSync(at('none'))).toBe(false);
  }
});

test('nothing is overwritten, and a folder in use is left alone', async () => {
  await expect(importState(at('state.jsonl'), at('data'))).rejects.toThrow(/is not empty/);
  expect(() => exportState(at('data'), at('state.jsonl'))).toThrow(/is there already; name a new one/);
  const lock = lockDataDir(at('data'));
  expect(() => exportState(at('data'), at('other.jsonl'))).toThrow(/is in use by another local Firebase/);
  lock.release();
});

test('it is a command of the emulator', () => {
  const main = path.join(__dirname, '../../dist/main.js');
  const told = execFileSync(process.execPath, [main, 'export', at('data'), at('told.jsonl')], {
    encoding: 'utf8',
  });
  expect(told).toBe(`${at('data')} is now in ${at('told.jsonl')}, in ${lines} lines.\n`);
  expect(() =>
    execFileSync(process.execPath, [main, 'import'], { stdio: ['ignore', 'ignore', 'pipe'] }),
  ).toThrow(/Say `export DATA-FOLDER FILE` or `import FILE DATA-FOLDER`\./);
});
