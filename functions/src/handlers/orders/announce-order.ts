import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/lib/domain/orders/order';
import { placedEntry } from '@/lib/domain/stats/ledger';
import type { FunctionSetting } from '@/functions/src/adapters/firestore';
import { enterInLedger } from '@/functions/src/adapters/ledger';
import type { Member } from '@/functions/src/adapters/member';
import { queueOrderMail } from '@/functions/src/adapters/outbox';
import { queueOrderPush } from '@/functions/src/adapters/push-outbox';

/**
 * Counts an order as a sale and tells shopper and owner, once it is placed at the moment `at`: what still waits
 * for its payment only holds its goods. `member` is null for a guest.
 */
export function announceOrder(
  tx: Transaction,
  db: Firestore,
  order: Order,
  { baseCurrency, notices }: FunctionSetting,
  member: Member | null,
  at: number,
): void {
  enterInLedger(tx, db, order.storeId, placedEntry(order, baseCurrency, member));
  const { email } = order.address;
  queueOrderMail(tx, db, order, { kind: 'order-placed', to: email, locale: order.locale }, at);
  const { to, locale, newOrder, devices } = notices;
  if (to && newOrder) queueOrderMail(tx, db, order, { kind: 'owner-order-placed', to, locale }, at);
  queueOrderPush(tx, db, order, { tells: 'owner-order-placed', devices }, at);
}
