import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ttlCache } from '@/functions/src/adapters/ttl-cache';

/** TTL of a shared read, milliseconds: time enough to send what was queued together. */
const TTL_MS = 10_000;
/** Bound on shared reads: many times what one transaction queues. */
const MOST_READS = 1_000;

/** Reads the documents of these paths, each once for all callers with the same moment. */
export type ReadBatched = (
  moment: string,
  paths: readonly string[],
) => Promise<(DocumentSnapshot | undefined)[]>;

type Reading = Promise<DocumentSnapshot | undefined>;

/**
 * Shares reads among the mails and pushes of one transaction, which need the same documents at the same time.
 * The moment is their commit time, so a shared read is never older than the event.
 */
export function createReadBatched({
  db,
  now,
}: {
  readonly now: () => number;
  readonly db: Pick<Firestore, 'doc' | 'getAll'>;
}): ReadBatched {
  const readings = ttlCache<string, Reading>({ now, ttlMs: TTL_MS, most: MOST_READS });

  return (moment, paths) => {
    // Entries of older moments are never requested again.
    readings.purgeStale();
    const keyOf = (path: string) => `${moment} ${path}`;
    const missing = [...new Set(paths)].filter((path) => !readings.has(keyOf(path)));
    if (missing.length > 0) {
      const found = db.getAll(...missing.map((path) => db.doc(path)));
      missing.forEach((path, index) => {
        const key = keyOf(path);
        const document = found.then((documents) => documents[index]);
        readings.set(key, document);
        document.catch(() => readings.delete(key));
      });
    }
    return Promise.all(paths.map((path) => readings.get(keyOf(path))));
  };
}
