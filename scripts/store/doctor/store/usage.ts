import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { createPictureStore } from '@/functions/src/adapters/pictures/picture-store';
import { countProductPlaces } from '@/functions/src/adapters/quotas/product-places';
import { bytesOfStore } from '@/functions/src/adapters/quotas/storage-room';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseStoreUsage, type Counted } from '@/lib/domain/quotas/store-usage';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

/**
 * Compares what a store's usage of its plan says with what is there. An import that is being written has taken the places of
 * its products before they are there, so products are then left alone.
 */
export async function checkUsage(world: World, store: StoreId): Promise<Finding[]> {
  const { bucket, db } = world;
  const { products, storage } = parseStoreUsage((await db.doc(collections.storeUsage(store)).get()).data());
  const running = db.collection(collections.imports(store)).where('state', '==', 'committing').limit(1);
  const isImporting = !(await running.get()).empty;
  const pictures = createPictureStore(() => bucket);
  const [madeNow, storedNow] = await Promise.all([
    products === null || isImporting
      ? products
      : db.runTransaction((tx) => countProductPlaces(tx, db, store), { readOnly: true }),
    storage === null ? null : bytesOfStore({ pictures }, store),
  ]);
  const wrong: Counted[] = [];
  if (products !== madeNow) wrong.push('products');
  if (storage !== storedNow) wrong.push('storage');
  if (wrong.length === 0) return [];
  const says = {
    products: `${String(products)} products`,
    storage: `${String(storage)} bytes of pictures`,
    mails: '',
  };
  const are = { products: String(madeNow), storage: String(storedNow), mails: '' };
  return [
    {
      where: store,
      what: wrong.map((name) => `its plan counts ${says[name]}, but there are ${are[name]}`).join('; '),
      remedy: 'count them again',
      mend: () => recount(db, store, wrong),
    },
  ];
}

/** Forgets counters: the next write that takes of the plan counts what is there, in its own transaction. */
export async function recount(db: Firestore, store: StoreId, names: readonly Counted[]): Promise<void> {
  const ref = db.doc(collections.storeUsage(store));
  const forgotten = Object.fromEntries(names.map((name) => [name, FieldValue.delete()]));
  await ref.set({ storeId: store, ...forgotten }, { merge: true });
}
