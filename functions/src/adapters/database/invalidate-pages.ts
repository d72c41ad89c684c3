import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { PAGE_CHANGE_TTL_MS } from '@/lib/domain/store/page-change';

/** A transaction or a batch. */
interface Writer {
  set(ref: DocumentReference, data: DocumentData): unknown;
}

/**
 * Invalidates these pages (paths without locale) on every server of the store's site, with the commit of
 * `tx`: each server listens to these documents. `now` in milliseconds; Firestore's TTL policy removes a
 * change once no cache can hold an older page.
 */
export function invalidatePages(
  tx: Writer,
  db: Firestore,
  store: StoreId,
  now: number,
  paths: readonly string[],
): void {
  const expireAt = Timestamp.fromMillis(now + PAGE_CHANGE_TTL_MS);
  const change = { paths, at: FieldValue.serverTimestamp(), expireAt };
  tx.set(db.collection(collections.pageChanges(store)).doc(), change);
}

/** Invalidates every page, because something that all of them show has changed, such as the store's setting. */
export function invalidateEveryPage(tx: Writer, db: Firestore, store: StoreId): void {
  tx.set(db.doc(collections.everyPageChange(store)), { at: FieldValue.serverTimestamp() });
}
