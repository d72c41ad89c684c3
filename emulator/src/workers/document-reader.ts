import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import type { Engine, StoredDocument } from '../firestore/engine/types';
import { EvaluationError } from '../rules/errors';
import { plainDocument } from './messages';

/** Storage rules that read Firestore wait for the main thread this long. */
const LONGEST_WAIT_MS = 5_000;

interface ReadRequest {
  readonly id: number;
  readonly path: string;
  /** One Int32, set to 1 and notified when the answer is on the port. */
  readonly answered: Int32Array<SharedArrayBuffer>;
}
interface ReadAnswer {
  /** The request's: answers to reads that were given up come all the same. */
  readonly id: number;
  readonly document: StoredDocument | null;
  /** Why it could not be read; null for a document that is there and one that is not. */
  readonly failure: string | null;
}

/** Main thread: answers the reads that come over `port`. */
export function serveDocuments(port: MessagePort, engine: Pick<Engine, 'getDocuments'>): void {
  port.on('message', (request: ReadRequest) => void answer(request, port, engine));
  port.unref();
}

async function answer(
  { id, path, answered }: ReadRequest,
  port: MessagePort,
  engine: Pick<Engine, 'getDocuments'>,
) {
  port.postMessage({ id, ...(await read(path, engine)) } satisfies ReadAnswer);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
}

async function read(
  path: string,
  engine: Pick<Engine, 'getDocuments'>,
): Promise<Pick<ReadAnswer, 'document' | 'failure'>> {
  try {
    const [document] = (await engine.getDocuments([path], { kind: 'admin' })).documents;
    return { document: document ? plainDocument(document) : null, failure: null };
  } catch (error) {
    return { document: null, failure: (error as Error).message };
  }
}

/**
 * Worker thread: reads a document without returning to the event loop, as the evaluation of rules needs it. What cannot be
 * read is an EvaluationError, since the rules may allow what they are told does not exist.
 */
export function documentReader(
  port: MessagePort,
  longestWaitMs = LONGEST_WAIT_MS,
): (path: string) => StoredDocument | null {
  let lastId = 0;
  return (path) => {
    const id = ++lastId;
    const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    port.postMessage({ id, path, answered } satisfies ReadRequest);
    Atomics.wait(answered, 0, 0, longestWaitMs);
    for (let answer = nextAnswer(port); answer; answer = nextAnswer(port))
      if (answer.id === id) return documentOf(answer, path);
    throw new EvaluationError(`Firestore did not answer the storage rules' read of ${path} in time.`);
  };
}

function documentOf({ document, failure }: ReadAnswer, path: string): StoredDocument | null {
  if (failure === null) return document;
  throw new EvaluationError(`Firestore could not read ${path} for the storage rules: ${failure}`);
}

function nextAnswer(port: MessagePort): ReadAnswer | undefined {
  return receiveMessageOnPort(port)?.message as ReadAnswer | undefined;
}
