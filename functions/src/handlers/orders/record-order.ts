import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { takeStock } from '@/lib/domain/catalogue/move-stock';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { statsOf } from '@/lib/domain/stats/day-stats';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { addToStats, orderDocument } from '@/functions/src/adapters/firestore';
import { queueOrderMail } from '@/functions/src/adapters/outbox';

interface NewOrder {
  readonly order: Order;
  /** The products of its lines as the transaction read them. */
  readonly catalogue: ReadonlyMap<string, Product>;
  readonly setting: StoreSetting;
}

/** Writes everything that a new order changes: itself and its number, the stock, the day's figures and the mails. */
export function recordOrder(tx: Transaction, db: Firestore, { order, catalogue, setting }: NewOrder): void {
  const { storeId: store, lines, createdAt, locale } = order;
  tx.create(db.doc(collections.order(store, order.id)), orderDocument(order));
  tx.set(db.doc(collections.orderNumber(store, order.number)), { orderId: order.id });
  for (const product of catalogue.values()) {
    const sold = lines.filter((line) => line.productId === product.id);
    tx.update(db.doc(collections.product(store, product.id)), { ...takeStock(product, sold) });
  }
  addToStats(tx, db, store, createdAt, statsOf(order, setting.baseCurrency, 1));
  queueOrderMail(tx, db, order, { kind: 'order-placed', to: order.address.email, locale }, createdAt);
  const owner = setting.contact.email;
  if (owner)
    queueOrderMail(tx, db, order, { kind: 'owner-order-placed', to: owner, locale: 'en' }, createdAt);
}
