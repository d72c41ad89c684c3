import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { listedValueId, listedValues } from '@/lib/domain/catalogue/lists/option-values';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';

/** Adds the product's colours and sizes to the filters of the store's lists. Every write of options calls it. */
export function writeListedValues(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  product: Pick<Product, 'options'>,
): void {
  for (const value of listedValues(product))
    tx.set(db.doc(`${collections.optionValues(store)}/${listedValueId(value)}`), { ...value });
}
