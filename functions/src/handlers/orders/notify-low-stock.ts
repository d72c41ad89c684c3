import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { fellLow } from '@/lib/domain/stock/low-stock';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { queueLowStockMail } from '@/functions/src/adapters/outbox/outbox';

/** Mails the store, if it wants, that an order at the moment `now` brought a product low on stock. */
export function notifyLowStock(
  tx: Transaction,
  db: Firestore,
  { storeId, notices }: FunctionSetting,
  before: Product,
  after: { readonly variants: readonly Variant[] },
  now: number,
): void {
  const { to, locale, lowStock, lowStockAt } = notices;
  if (!to || !lowStock || !fellLow(before.variants, after.variants, lowStockAt)) return;
  queueLowStockMail(tx, db, storeId, { productId: before.id, to, locale }, now);
}
