import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { fellLow } from '@/lib/domain/stock/low-stock';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { publicProduct } from '@/lib/domain/webhooks/public-product';
import { queueLowStockMail } from '@/functions/src/adapters/outbox/outbox';
import { queueEvent } from '@/functions/src/adapters/webhooks/webhook-queue';

/** Notifies the store, by mail if it wants, and its endpoints that an order at the moment `now` left a product low on stock. */
export function notifyLowStock(
  tx: Transaction,
  db: Firestore,
  { storeId, notices, webhooks, baseCurrency }: FunctionSetting,
  before: Product,
  after: { readonly variants: readonly Variant[] },
  now: number,
): void {
  const { to, locale, lowStock, lowStockAt } = notices;
  if (!fellLow(before.variants, after.variants, lowStockAt)) return;
  if (to && lowStock) queueLowStockMail(tx, db, storeId, { productId: before.id, to, locale }, now);
  const product = publicProduct({ ...before, ...after }, baseCurrency);
  queueEvent(tx, db, storeId, webhooks, { type: 'stock.low', data: { product, lowStockAt }, at: now });
}
