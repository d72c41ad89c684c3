import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** TTL of a shared read, milliseconds: time enough to send what was queued together. */
const SHARED_MS = 10_000;

/** Reads the documents of these paths, each once for all callers with the same moment. */
export type ReadBatched = (
  moment: string,
  paths: readonly string[],
) => Promise<(DocumentSnapshot | undefined)[]>;

interface Reading {
  readonly at: number;
  readonly document: Promise<DocumentSnapshot | undefined>;
}

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
  const readings = new Map<string, Reading>();

  return (moment, paths) => {
    const at = now();
    for (const [key, reading] of readings) if (at - reading.at >= SHARED_MS) readings.delete(key);
    const keyOf = (path: string) => `${moment} ${path}`;
    const missing = [...new Set(paths)].filter((path) => !readings.has(keyOf(path)));
    if (missing.length > 0) {
      const found = db.getAll(...missing.map((path) => db.doc(path)));
      missing.forEach((path, index) => {
        const key = keyOf(path);
        const document = found.then((documents) => documents[index]);
        readings.set(key, { at, document });
        document.catch(() => readings.delete(key));
      });
    }
    return Promise.all(paths.map((path) => readings.get(keyOf(path))?.document));
  };
}
