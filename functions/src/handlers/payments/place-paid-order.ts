import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import type { CardPayment } from '@/lib/domain/payments/card-payment';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { endReservation } from '@/functions/src/adapters/orders/reservations';
import type { Member } from '@/functions/src/adapters/people/member';
import type { Deps } from '@/functions/src/deps';
import { countFees } from '@/functions/src/handlers/payments/connect/record-fees';
import { deliverGift } from '@/functions/src/handlers/prepaid/sold-gift-card';
import { recordSale } from '@/functions/src/handlers/orders/record-sale';

export type SettleDeps = Pick<
  Deps,
  'db' | 'auth' | 'now' | 'runInQueue' | 'gateways' | 'payments' | 'phoneKey'
>;

/** A payment's order in the transaction that settles it. */
export interface Settling {
  readonly order: Order;
  readonly payment: CardPayment;
  readonly setting: FunctionSetting;
  readonly member: Member | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** `payment.id` is null for money that did not come by card. */
type Paid = Omit<Settling, 'payment'> & { readonly payment: { readonly id: string | null } };

/**
 * Places a paid order: counts the sale, notifies shopper and owner, and turns its reservation into sold stock. Creates the gift
 * card that it bought.
 */
export function placePaidOrder(tx: Transaction, db: Firestore, settling: Paid): Order {
  const { order, payment, setting, member, now } = settling;
  endReservation(tx, db, order);
  const paid: Order = { ...order, paymentStatus: 'paid', paymentId: payment.id, goods: 'taken' };
  const placed = applyStatusChange(paid, { to: 'placed', actor: 'system', by: null, now });
  if (!placed.ok) throw new Error(`The order ${order.id} is ${order.status} and cannot be placed.`);
  recordSale(tx, db, placed.value, setting, member, now);
  countFees(tx, db, order, placed.value, now);
  return saveSettled(tx, db, deliverGift(tx, db, placed.value, setting, now));
}

/** Writes the fields that settling may change. */
export function saveSettled(tx: Transaction, db: Firestore, order: Order): Order {
  const { status, goods, history, placedAt, prepaid, paymentStatus, paymentId, refusals, holds, updatedAt } =
    orderDocument(order);
  tx.update(db.doc(collections.order(order.storeId, order.id)), {
    status,
    goods,
    history,
    placedAt,
    prepaid,
    paymentStatus,
    paymentId,
    refusals,
    holds,
    updatedAt,
  });
  return order;
}
