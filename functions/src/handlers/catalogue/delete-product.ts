import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { nullOnConflict } from '@/functions/src/adapters/database/error-code';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { changeInboxCounts } from '@/functions/src/adapters/database/change-inbox-counts';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import { placesTaken, takeProductPlaces } from '@/functions/src/adapters/quotas/product-places';
import { writeStockMoves } from '@/functions/src/adapters/orders/stock-moves';
import { queueProductEvents, readProductHooks } from '@/functions/src/adapters/webhooks/webhook-queue';
import type { Deps } from '@/functions/src/deps';
import { countGroups } from './groups/count-groups';
import { removeWaits } from '@/functions/src/handlers/reminders/remove-waits';
import { pagesShowing } from './pages-showing';

/** A review takes two deletions, and a batch may hold 500. */
const REVIEWS_PER_BATCH = 200;

/**
 * Removes a product for good. One that an order names is archived, so that the order's link and reviews still lead somewhere;
 * any other is deleted with its reviews. Repeating it gives the same answer.
 */
export async function deleteProduct(
  { db, now, runInQueue, pictures }: Pick<Deps, 'db' | 'now' | 'runInQueue' | 'pictures'>,
  { storeId: id, productId }: Callables['deleteProduct']['request'],
): Promise<Result<Callables['deleteProduct']['response']>> {
  const store = storeId(id);
  const ref = db.doc(collections.product(store, productId));
  const editRef = db.doc(collections.productEdit(store, productId));
  const hooks = await readProductHooks(db, store);
  const taken = await runInQueue([ref.path], () =>
    inTransaction(db, async (tx) => {
      const stored = await tx.get(ref);
      if (!stored.exists) return ok(null);
      const product = parseProduct(stored.id, stored.data());
      const after = product.ordered ? { ...product, status: 'archived' as const } : null;
      const writeCounts = await countGroups(tx, db, store, [{ before: product, after }]);
      const adding = placesTaken([{ before: product, after }]);
      const places = await takeProductPlaces(tx, db, store, { adding, now: now() });
      if (!places.ok) return places;
      const isShown = product.status === 'active';
      const pages = await pagesShowing(tx, db, store, isShown ? [product] : []);
      const versions = db.collection(collections.studioTemplateVersions(store, productId));
      const { docs: versionDocs } = await tx.get(versions.select());
      const updatedAt = Timestamp.fromMillis(Math.max(now(), product.updatedAt + 1));
      if (after) tx.update(ref, { status: after.status, updatedAt });
      else {
        tx.delete(ref).delete(editRef);
        if (product.studio) tx.delete(db.doc(collections.studioTemplate(store, productId)));
        for (const { ref: version } of versionDocs) tx.delete(version);
        const why = { cause: 'edited', orderId: null, at: now() } as const;
        writeStockMoves(tx, db, store, why, [{ id: product.id, before: product, variants: [] }]);
      }
      const moved = after ? { changed: [after] } : { deleted: [product] };
      queueProductEvents(tx, db, store, hooks, { ...moved, at: now() });
      writeCounts();
      places.value();
      if (isShown) invalidatePages(tx, db, store, now(), pages);
      return ok(product);
    }),
  );
  if (!taken.ok) return taken;
  const product = taken.value;
  if (!product?.ordered) {
    await deleteReviews(db, store, productId);
    await pictures.removeBelow(storagePaths.reviewPictures(store, productId));
  }
  await removeWaits(db, store, productId);
  return ok({ outcome: product?.ordered ? 'archived' : 'deleted' });
}

/** Deletes the reviews and takes those that wait out of the staff's count. */
async function deleteReviews(db: Firestore, store: StoreId, product: string): Promise<void> {
  const reviews = db.collection(collections.reviews(store, product)).limit(REVIEWS_PER_BATCH);
  for (;;) {
    const { docs } = await reviews.get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { id, ref, updateTime: lastUpdateTime } of docs)
      batch.delete(ref, { lastUpdateTime }).delete(db.doc(collections.reviewContact(store, product, id)));
    changeInboxCounts(batch, db, store, {
      pendingReviews: -docs.filter((review) => review.get('status') === 'pending').length,
    });
    // A review that was decided meanwhile no longer counts as waiting, so all are read again.
    await batch.commit().catch(nullOnConflict);
  }
}
