import type { OpenEngine } from '../engine/engine';
import { ADMIN, query, STRANGER, testEngine } from '../engine/testing';
import { timestampToVersion } from '../engine/values/timestamps';
import type { StatusError } from '../engine/types';
import { PROJECT, ROOT } from './testing/listening-client';
import { WriteStream } from './write-stream';

interface Answer {
  streamId?: string;
  streamToken: string;
  writeResults?: unknown[];
  commitTime?: string;
}

const DATABASE = `projects/${PROJECT}/databases/(default)`;
let engine: OpenEngine;
let answers: Answer[];
let failure: Promise<StatusError>;
let stream: WriteStream;

beforeEach(async () => {
  engine = await testEngine({ projectId: PROJECT });
  answers = [];
  failure = new Promise((fail) => {
    const output = { send: (answer: object) => answers.push(answer as Answer), fail };
    stream = new WriteStream(engine, STRANGER, output);
  });
  stream.receive({ database: DATABASE });
});

afterEach(() => engine.close());

const put = (id: string, currentDocument?: object) => ({
  writes: [{ update: { name: `${ROOT}/boards/${id}`, fields: {} }, currentDocument }],
});
const storedIds = async () => {
  const { documents } = await engine.runQuery(query('boards'), ADMIN);
  return documents.map(({ path }) => path);
};
async function idle(): Promise<void> {
  while (stream.isBusy) await new Promise((resolve) => setImmediate(resolve));
}

test('pipelined requests are answered one by one, in order, each with a token', async () => {
  ['a', 'b', 'c'].forEach((id) => stream.receive(put(id)));
  await idle();
  const [handshake, ...results] = answers;
  expect(handshake).toEqual({ streamId: expect.any(String), streamToken: expect.stringMatching(/./) });
  expect(results.map(({ writeResults }) => writeResults?.length)).toEqual([1, 1, 1]);
  expect(new Set(answers.map(({ streamToken }) => streamToken)).size).toBe(4);
  const times = results.map(({ commitTime = '' }) => timestampToVersion(commitTime));
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('requests behind a failed one are discarded, because the client sends them again', async () => {
  stream.receive(put('a'));
  stream.receive(put('missing', { exists: true }));
  stream.receive(put('b'));
  expect((await failure).status).toBe('NOT_FOUND');
  await idle();
  expect(await storedIds()).toEqual(['boards/a']);
  expect(answers).toHaveLength(2);
});

test('an empty request is answered, as the client says goodbye with it', async () => {
  stream.receive({ writes: [] });
  await idle();
  expect(answers[1]).toEqual({ streamToken: expect.any(String) });
});

test('a write to another project ends the stream', async () => {
  stream.receive({ writes: [{ delete: `${ROOT.replace(PROJECT, 'else')}/boards/a` }] });
  expect(await failure).toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: expect.stringContaining("was attempting to access database 'projects/else/databases/(default)'"),
  });
});
