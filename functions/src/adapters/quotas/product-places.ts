import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { askQuota, leftOf, levelOf, quotaOf, type Usage } from '@/lib/domain/quotas/quotas';
import { parseStoreUsage, placesOf } from '@/lib/domain/quotas/store-usage';
import type { Product } from '@/lib/domain/catalogue/product';
import { fail, ok, type Result } from '@/lib/domain/result';
import { limitFields, quotaReached } from './limit-states';
import { readQuotas } from './read-quotas';

interface Edit {
  readonly before: Pick<Product, 'status'> | null;
  readonly after: Pick<Product, 'status'> | null;
}

/** How many places of the plan these edits take, or give back below 0. */
export const placesTaken = (edits: readonly Edit[]): number =>
  edits.reduce((sum, { before, after }) => sum + placesOf(after) - placesOf(before), 0);

interface Wanted {
  readonly adding: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Takes them even beyond the quota, for what was promised before. */
  readonly isPromised?: boolean;
}

/**
 * Takes places for products, in the transaction that writes these: reads plan and counter, which other takers then contend for,
 * and returns the write of the counter. What takes nothing reads nothing, and a store without a quota counts nothing until it
 * has one. Fails with `quota-reached`.
 */
export async function takeProductPlaces(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { adding, now, isPromised = false }: Wanted,
): Promise<Result<() => void>> {
  if (adding === 0) return ok(() => undefined);
  const ref = db.doc(collections.storeUsage(store));
  const { usage, known } = await readProductPlaces(tx, db, store);
  if (!usage) return ok(() => undefined);
  const asked = askQuota('products', usage, adding);
  if (!asked.isAllowed && !isPromised) return fail(quotaReached('products', usage));
  const used = Math.max(0, usage.used + adding);
  const level = levelOf({ ...usage, used });
  const isNews = level !== (known.limits.products?.level ?? 'free');
  return ok(() => {
    const state = isNews ? limitFields('products', { level, used, quota: usage.quota }, now) : {};
    tx.set(ref, { storeId: store, products: used, ...state }, { merge: true });
  });
}

/** How many more products the plan holds; Infinity without a quota. */
export async function leftProductPlaces(tx: Transaction, db: Firestore, store: StoreId): Promise<number> {
  const { usage } = await readProductPlaces(tx, db, store);
  return usage ? leftOf(usage) : Infinity;
}

/** The usage is null where there is neither a quota nor a counter that has to stay right. */
async function readProductPlaces(tx: Transaction, db: Firestore, store: StoreId) {
  const [stored, quotas] = await Promise.all([
    tx.get(db.doc(collections.storeUsage(store))),
    readQuotas(tx, db, store),
  ]);
  const known = parseStoreUsage(stored.data());
  const quota = quotaOf(quotas, 'products');
  if (quota === null && known.products === null) return { usage: null, known };
  const used = known.products ?? (await countProductPlaces(tx, db, store));
  return { usage: { used, quota } satisfies Usage, known };
}

/** Counts the products that take places: a read for each thousand. */
export async function countProductPlaces(
  tx: Pick<Transaction, 'get'>,
  db: Firestore,
  store: StoreId,
): Promise<number> {
  const products = db.collection(collections.products(store));
  const [all, archived] = await Promise.all([
    tx.get(products.count()),
    tx.get(products.where('status', '==', 'archived').count()),
  ]);
  return all.data().count - archived.data().count;
}
