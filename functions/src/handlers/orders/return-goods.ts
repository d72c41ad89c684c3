import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { returnStock } from '@/lib/domain/catalogue/move-stock';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { OrderLine } from '@/lib/domain/orders/order';
import { catalogueOf, productRefs } from '@/functions/src/adapters/firestore';

/** Puts the pieces of these lines back into stock; what the catalogue no longer has takes nothing back. */
export async function returnGoods(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  lines: readonly OrderLine[],
): Promise<void> {
  const ids = lines.map((line) => line.productId);
  const refs = productRefs(db, store, ids);
  if (refs.length === 0) return;
  for (const product of catalogueOf(await tx.getAll(...refs)).values()) {
    const back = lines.filter((line) => line.productId === product.id);
    tx.update(db.doc(collections.product(store, product.id)), { ...returnStock(product, back) });
  }
}
