import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fittingStarter, starterOf, type Starter } from '@/lib/domain/opening/starter';
import { parseStoreOpening } from '@/lib/domain/opening/store-opening';
import { failureOf } from '@/functions/src/failure-of';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import {
  leftProductPlaces,
  placesTaken,
  takeProductPlaces,
} from '@/functions/src/adapters/quotas/product-places';
import { leftStorage, takeStorage } from '@/functions/src/adapters/quotas/storage-room';
import type { Deps } from '@/functions/src/deps';
import type { Log } from '@/functions/src/log';
import { copyPictures, layStarter, readStarter } from './lay-starter';

type FillDeps = Pick<Deps, 'db' | 'now' | 'pictures'>;

/** Between two attempts of the schedule. */
const RETRY_MS = 60 * 60 * 1000;
const AT_ONCE = 10;

/**
 * Fills a store that was opened with boards. The transaction that writes the catalogue also records that it is there, so that
 * nothing is written twice over what the owner has changed since; only pictures are copied before it. Of more boards, or
 * pictures, than the plan holds, the first are written.
 */
export async function fillStore(deps: FillDeps, store: StoreId): Promise<void> {
  const { db, now } = deps;
  const ref = db.doc(collections.storeOpening(store));
  const isFilled = async (stored: FirebaseFirestore.DocumentSnapshot) =>
    !stored.exists || parseStoreOpening(stored.id, stored.data()).fillDueAt === null;
  if (await isFilled(await ref.get())) return;
  const [starter, setting] = await Promise.all([readStarter(deps), readPublicSetting(db, store)]);
  if (!starter) throw new Error('There are no boards to begin with: run "npm run store -- starter".');
  // Removed meanwhile.
  if (!setting) return void (await ref.update({ fillDueAt: null }));
  const { starter: fitting, bytes } = await fittingOf(deps, store, starter);
  const own = starterOf(fitting, store, setting.baseCurrency, now());
  const room = await takeStorage(deps, store, bytes);
  if (!room.ok) throw new Error(`The room for the boards of ${store} is gone: ${room.error.code}.`);
  let isLaid = false;
  try {
    await copyPictures(deps, own.pictures);
    isLaid = await db.runTransaction(async (tx) => {
      if (await isFilled(await tx.get(ref))) return false;
      const most = await leftProductPlaces(tx, db, store);
      const products = own.products.slice(0, most);
      const adding = placesTaken(products.map((after) => ({ before: null, after })));
      const places = await takeProductPlaces(tx, db, store, { adding, now: now(), isPromised: true });
      layStarter(tx, db, store, { ...own, products });
      if (places.ok) places.value();
      tx.update(db.doc(collections.storeSetting(store)), { 'homepage.hero': own.hero });
      tx.update(ref, { fillDueAt: null });
      invalidateEveryPage(tx, db, store);
      return true;
    });
  } finally {
    // The next attempt takes it anew, or another one has taken it.
    if (!isLaid) await takeStorage(deps, store, -bytes);
  }
}

/** The part of the starter that the plan has room for, with the bytes of its pictures. */
async function fittingOf(deps: FillDeps, store: StoreId, starter: Starter) {
  const { db, pictures } = deps;
  const [products, bytes, sizes] = await Promise.all([
    db.runTransaction((tx) => leftProductPlaces(tx, db, store), { readOnly: true }),
    leftStorage(deps, store),
    pictures.sizesBelow(starter.folder),
  ]);
  return fittingStarter(starter, { products, bytes }, sizes);
}

/** Fills the stores whose opening was interrupted. One that fails is tried again after an hour. */
export async function fillLeftStores(deps: FillDeps & { readonly log: Pick<Log, 'error'> }): Promise<void> {
  const { db, now, log } = deps;
  const due = db
    .collection(collections.storeOpenings())
    .where('fillDueAt', '<=', Timestamp.fromMillis(now()))
    .orderBy('fillDueAt')
    .limit(AT_ONCE);
  for (const { ref, id } of (await due.get()).docs)
    try {
      await fillStore(deps, id as StoreId);
    } catch (error) {
      log.error('An opened store was not filled', { store: id, error: failureOf(error) });
      await ref.update({ fillDueAt: Timestamp.fromMillis(now() + RETRY_MS) });
    }
}
