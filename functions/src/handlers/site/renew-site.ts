import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Deps } from '@/functions/src/deps';
import { MAX_GROUPS } from '@/lib/domain/catalogue/category-tree';
import { categoryPages, placedSlug, productPages, STATIC_PAGES } from './site-pages';

/** Pages asked for between two looks whether a newer change has its own round. */
const BATCH = 20;

const renewalRef = (db: Firestore, store: StoreId): DocumentReference =>
  db.doc(collections.counter(store, 'siteRenewal'));

/** Asks, with what the transaction writes, that every page be made anew: what it changes stands on all of them. */
export function requestRenewal(tx: Transaction, db: Firestore, store: StoreId): void {
  tx.set(renewalRef(db, store), { version: FieldValue.increment(1) }, { merge: true });
}

/**
 * Makes every page of the store anew, a batch at a time, lists and categories first. Many changes in a row make one
 * round: whoever finds that a newer one was asked for leaves the rest to that.
 */
export async function renewSite(
  { db, revalidate }: Pick<Deps, 'db' | 'revalidate'>,
  store: StoreId,
  version: unknown,
): Promise<void> {
  const pages = await allPages(db, store);
  for (let start = 0; start < pages.length; start += BATCH) {
    const latest = await renewalRef(db, store).get();
    if (latest.get('version') !== version) return;
    await revalidate(pages.slice(start, start + BATCH));
  }
}

async function allPages(db: Firestore, store: StoreId): Promise<string[]> {
  const [{ docs }, products] = await Promise.all([
    db.collection(collections.categories(store)).limit(MAX_GROUPS).get(),
    productPages(db, store),
  ]);
  const categories = docs.flatMap((doc) => placedSlug(doc.id, (field) => doc.get(field)) ?? []);
  const ids = categories.map(({ id }) => id);
  return [
    ...STATIC_PAGES.slice(0, 4),
    ...categoryPages(categories, ids),
    ...products,
    ...STATIC_PAGES.slice(4),
  ];
}
