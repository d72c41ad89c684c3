import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { movementOf, movePrepaid } from '@/functions/src/adapters/orders/prepaid';
import type { Order } from '@/lib/domain/orders/order';
import { canTake, type Prepaid } from '@/lib/domain/prepaid/prepaid';

/** Takes the share of a new order that its gift card or credit pays. */
export function takePrepaid(
  tx: Transaction,
  db: Firestore,
  order: Order,
  account: Prepaid | null,
  at: number,
): void {
  if (!order.prepaid || !account) return;
  const taken = { amount: -order.prepaid.amount, at };
  movePrepaid(tx, db, order.storeId, account, movementOf(order, 'redeemed', 'redeemed', taken));
}

const isUnpaid = ({ paymentStatus }: Order): boolean =>
  paymentStatus === 'unpaid' || paymentStatus === 'failed';

/**
 * Returns what an order took that ends unpaid, once, because the order records it. What a paid order took is refunded instead.
 */
export function returnPrepaid(
  tx: Transaction,
  db: Firestore,
  order: Order,
  account: Prepaid | null,
  at: number,
): Order {
  const { prepaid } = order;
  if (!prepaid || prepaid.returned || !account || !isUnpaid(order)) return order;
  const back = { amount: prepaid.amount, at };
  movePrepaid(tx, db, order.storeId, account, movementOf(order, 'returned', 'returned', back));
  return { ...order, prepaid: { ...prepaid, returned: true } };
}

/** Whether an order that was paid late can take again what was returned when it expired. */
export const canTakeAgain = ({ prepaid }: Order, account: Prepaid | null): boolean =>
  !prepaid?.returned || (account !== null && canTake(account, prepaid.amount));

/** Takes the returned amount again, for an order that is placed after all. */
export function takeAgain(
  tx: Transaction,
  db: Firestore,
  order: Order,
  account: Prepaid | null,
  at: number,
): Order {
  const { prepaid } = order;
  if (!prepaid?.returned || !account) return order;
  const taken = { amount: -prepaid.amount, at };
  movePrepaid(tx, db, order.storeId, account, movementOf(order, 'redeemed', 'redeemed-again', taken));
  return { ...order, prepaid: { ...prepaid, returned: false } };
}
