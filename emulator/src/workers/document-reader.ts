import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import type { Engine, StoredDocument } from '../firestore/engine/types';
import { plainDocument } from './messages';

/** Storage rules that read Firestore wait for the main thread this long. */
const LONGEST_WAIT_MS = 5_000;

interface ReadRequest {
  readonly path: string;
  /** One Int32, set to 1 and notified when the answer is on the port. */
  readonly answered: Int32Array<SharedArrayBuffer>;
}
type ReadAnswer = StoredDocument | null;

/** Main thread: answers the reads that come over `port`. */
export function serveDocuments(port: MessagePort, engine: Pick<Engine, 'getDocuments'>): void {
  port.on('message', (request: ReadRequest) => void answer(request, port, engine));
  port.unref();
}

async function answer(
  { path, answered }: ReadRequest,
  port: MessagePort,
  engine: Pick<Engine, 'getDocuments'>,
) {
  const read = engine.getDocuments([path], { kind: 'admin' });
  const document = await read.then(
    ({ documents }) => documents[0],
    () => null,
  );
  port.postMessage(document ? plainDocument(document) : null);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
}

/** Worker thread: reads a document without returning to the event loop, as the evaluation of rules needs it. */
export function documentReader(port: MessagePort): (path: string) => StoredDocument | null {
  return (path) => {
    const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    port.postMessage({ path, answered } satisfies ReadRequest);
    if (Atomics.wait(answered, 0, 0, LONGEST_WAIT_MS) === 'timed-out')
      throw new Error(`Firestore did not answer the storage rules' read of ${path} in time.`);
    return (receiveMessageOnPort(port)?.message as ReadAnswer | undefined) ?? null;
  };
}
