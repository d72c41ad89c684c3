import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import type { Engine, StoredDocument } from '../firestore/engine/types';
import { serveDocuments } from './document-reader';

const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const read = documentReader(workerData, 500);
  parentPort.on('message', (path) => {
    try { parentPort.postMessage(read(path)?.path ?? null); }
    catch (error) { parentPort.postMessage(error.constructor.name + ': ' + error.message); }
  });`;

let worker: Worker;
let release: () => void;

beforeEach(() => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { documentReader } from './document-reader'; ${READER}`,
      resolveDir: __dirname,
    },
    tsconfigRaw: {},
    absWorkingDir: path.resolve(__dirname),
    bundle: true,
    write: false,
    platform: 'node',
  });
  const { port1, port2 } = new MessageChannel();
  const held = new Promise<void>((resolve) => (release = resolve));
  const getDocuments: Engine['getDocuments'] = async ([name = '']) => {
    if (name.startsWith('slow/')) await held;
    if (name.startsWith('damaged/')) throw new Error('the disk is gone');
    const document: StoredDocument = { path: name, fields: {}, createTime: 1, updateTime: 1 };
    return { documents: name.startsWith('none/') ? [null] : [document], readTime: 1 };
  };
  serveDocuments(port1, { getDocuments });
  worker = new Worker(outputFiles[0]?.text ?? '', { eval: true, workerData: port2, transferList: [port2] });
});

afterEach(() => worker.terminate());

const read = (name: string) =>
  new Promise((resolve) => {
    worker.once('message', resolve);
    worker.postMessage(name);
  });

test("an answer that came too late is nobody else's", async () => {
  expect(await read('stores/a')).toBe('stores/a');
  expect(await read('slow/b')).toMatch('did not answer');
  expect(await read('slow/c')).toMatch('did not answer');
  release();
  expect(await read('stores/d')).toBe('stores/d');
  expect(await read('none/e')).toBeNull();
  expect(await read('stores/f')).toBe('stores/f');
});

test('a read that failed is an error to the rules, not a document that does not exist', async () => {
  const failed =
    'EvaluationError: Firestore could not read damaged/a for the storage rules: the disk is gone';
  expect(await read('damaged/a')).toBe(failed);
  expect(await read('stores/b')).toBe('stores/b');
  expect(await read('slow/c')).toMatch(/^EvaluationError: /);
});
