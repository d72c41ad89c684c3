import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentData, DocumentReference, Firestore, SetOptions } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { Inbox } from '@/lib/domain/contact/inbox';
import type { StoreId } from '@/lib/domain/ids';

/** A transaction or a batch. */
interface Writer {
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): unknown;
}

/** Adds to the counts of waiting messages and reviews, without reading them. */
export function changeInboxCounts(tx: Writer, db: Firestore, store: StoreId, moved: Partial<Inbox>): void {
  const changes = Object.entries(moved).filter(([, by]) => by !== 0);
  if (changes.length === 0) return;
  const increments = changes.map(([name, by]) => [name, FieldValue.increment(by)]);
  tx.set(db.doc(collections.inbox(store)), Object.fromEntries(increments), { merge: true });
}
