import { answerWithin } from '@/lib/settle-within';

/** Timeout; a healthy browser takes a few milliseconds. */
const OPEN_MS = 2_000;
/** Stays, empty: opening an existing database costs less than creating and deleting one each time. */
const PROBE = 'indexed-db-probe';

let probed: Promise<void> | undefined;

/**
 * Resolves once IndexedDB answers, or is hidden from the SDKs. They store counts and tokens there, and wait without limit for a
 * database that never opens, as Safari's sometimes does (firebase-js-sdk#9802); orders and logins would wait too. Without
 * IndexedDB they work, so a page whose IndexedDB hangs is made to have none (docs/decisions/072).
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

/** Settles with the first event. */
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
