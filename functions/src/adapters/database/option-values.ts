import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { listedValueId, listedValues, type ListedValue } from '@/lib/domain/catalogue/lists/option-values';
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
  for (const value of listedValues(product)) tx.set(listedValueRef(db, store, value), { ...value });
}

export const listedValueRef = (
  db: Firestore,
  store: StoreId,
  value: Pick<ListedValue, 'option' | 'id'>,
): DocumentReference => db.doc(`${collections.optionValues(store)}/${listedValueId(value)}`);
