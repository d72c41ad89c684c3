import { answerWithin } from '@/lib/settle-within';

/** A healthy browser takes a few milliseconds. */
const OPEN_MS = 2_000;
/** Stays, empty: opening what is there costs less than making and deleting it each time. */
const PROBE = 'indexed-db-probe';

let probed: Promise<void> | undefined;

/**
 * Resolves once IndexedDB is known to answer, or is put out of the SDKs' reach. They store counts and tokens there, and wait
 * without a limit for a database that never opens, as Safari's at times (firebase-js-sdk#9802): orders and logins with them.
 * They do without where the browser has none, so a page whose IndexedDB hangs becomes one that has none
 * (docs/decisions/074).
 */
export const indexedDbProbed = (): Promise<void> => (probed ??= probe());

async function probe(): Promise<void> {
  try {
    // A refusal is an answer too: the SDKs handle those themselves.
    await answerWithin(
      OPEN_MS,
      open().catch(() => undefined),
    );
  } catch {
    console.warn('IndexedDB does not answer; this page does without it.');
    Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
  }
}

/** Settles with the first answer. */
async function open(): Promise<void> {
  const request = indexedDB.open(PROBE);
  await new Promise<void>((resolve) => {
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => resolve();
  });
}
