import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { reserve } from '@/functions/src/adapters/orders/reservations';
import type { Reserving } from '@/functions/src/adapters/orders/reservations';
import type { Member } from '@/functions/src/adapters/people/member';
import { askForTransfer } from '@/functions/src/handlers/payments/transfer/ask-for-transfer';
import type { Catalogue } from '@/lib/domain/cart/pricing/price-cart';
import { collections } from '@/lib/domain/collections';
import { orderIndex } from '@/lib/domain/orders/lists/order-search';
import type { Order } from '@/lib/domain/orders/order';
import { awaitsTransfer } from '@/lib/domain/payments/transfer/transfer-money';
import { notifyAwaiting, recordSale } from './record-sale';
import { lockDesigns } from './lock-designs';
import { takeOrderStock } from './take-order-stock';

interface NewOrder {
  readonly order: Order;
  /** The products and designs of its lines as the transaction read them. */
  readonly catalogue: Catalogue;
  readonly setting: FunctionSetting;
  /** Null for a guest. */
  readonly member: Member | null;
  /** The caps that its reservation counts against; null for an order that reserves nothing now. */
  readonly reserving: Reserving | null;
}

/**
 * Writes everything a new order changes: the order and its number, its designs, its reservation and stock, and the figures
 * and mails unless it still waits for its payment. A shopper who pays by transfer gets the account's details.
 */
export function recordOrder(
  tx: Transaction,
  db: Firestore,
  { order, catalogue, setting, member, reserving }: NewOrder,
): void {
  const { storeId: store, createdAt } = order;
  tx.create(db.doc(collections.order(store, order.id)), {
    ...orderDocument(order),
    ...orderIndex(order, setting.baseCurrency),
  });
  tx.create(db.doc(collections.orderNumber(store, order.number)), { orderId: order.id });
  lockDesigns(tx, db, order, catalogue.designs);
  if (order.goods !== 'none')
    takeOrderStock(tx, db, { order, catalogue: catalogue.products, setting }, createdAt);
  if (reserving) reserve(tx, db, order, { ...reserving, base: setting.baseCurrency, at: createdAt });
  if (awaitsTransfer(order)) askForTransfer(tx, db, order, createdAt);
  if (order.status === 'placed') recordSale(tx, db, order, setting, member, createdAt);
  if (order.status === 'awaiting') notifyAwaiting(tx, db, order, setting, createdAt);
}
