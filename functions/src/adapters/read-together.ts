import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** Milliseconds in which what was queued together goes out; whoever comes later reads again. */
const SHARED_MS = 10_000;

/** The documents of these paths, each read once for all who ask of the same moment. */
export type ReadTogether = (
  moment: string,
  paths: readonly string[],
) => Promise<(DocumentSnapshot | undefined)[]>;

interface Reading {
  readonly at: number;
  readonly document: Promise<DocumentSnapshot | undefined>;
}

/**
 * The mails and pushes that one transaction queues are written from the same documents at the same time. A moment is
 * the time of their commit, so that what is read for it is never older than what they tell of.
 */
export function createReadTogether({
  db,
  now,
}: {
  readonly now: () => number;
  readonly db: Pick<Firestore, 'doc' | 'getAll'>;
}): ReadTogether {
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
