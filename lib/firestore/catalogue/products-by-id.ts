import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { readWithFullSdk } from '@/lib/firestore/listeners';

/** These products of any status, for staff; deleted ones are left out. */
export function readProductsById(store: StoreId, ids: readonly string[]): Promise<Result<Product[]>> {
  return readWithFullSdk(async ({ doc, getDoc }, db) => {
    const found = await Promise.all(ids.map((id) => getDoc(doc(db, collections.product(store, id)))));
    return found.flatMap((snapshot) =>
      snapshot.exists() ? [parseProduct(snapshot.id, snapshot.data())] : [],
    );
  });
}
