import type { Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from './to-documents';

/** Firestore's own limit of writes in one batch. */
const BATCH = 500;

export async function writeAll(db: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = db.batch();
    for (const { path, data } of documents.slice(start, start + BATCH)) batch.set(db.doc(path), data);
    await batch.commit();
  }
}
