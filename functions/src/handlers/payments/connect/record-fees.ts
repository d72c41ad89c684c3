import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import type { Deps } from '@/functions/src/deps';
import { collections } from '@/lib/domain/collections';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { paymentWithFee, withFeeReturned } from '@/lib/domain/payments/connect/order-fees';
import { ok, type Result } from '@/lib/domain/result';
import { feeEntry } from '@/lib/domain/stats/fee-entry';

/** Counts what the platform took, or gave back, between two states of an order, in the transaction that writes the second. */
export function countFees(tx: Transaction, db: Firestore, before: Order, after: Order, at: number): void {
  const entry = feeEntry(before, after, at);
  if (entry) writeLedgerEntry(tx, db, after.storeId, entry);
}

/**
 * The order with what Stripe says that the platform gave back of the fee behind a refund. It is read and not computed: how Stripe
 * rounds is not documented, and a refund in Stripe's dashboard gives nothing back. Fails like `CardPayments`.
 */
export async function readFeeReturned(
  { payments }: Pick<Deps, 'payments'>,
  order: Order,
  refund: Pick<Refund, 'of'>,
): Promise<Result<Order>> {
  const paymentId = paymentWithFee(order, refund);
  if (!paymentId) return ok(order);
  const returned = await payments.feeReturned(order.storeId, paymentId);
  if (!returned.ok) return returned;
  return ok(returned.value === null ? order : withFeeReturned(order, paymentId, returned.value));
}

/** Writes and counts what was given back, beside the refund that caused it. */
export function saveFeeReturned(
  tx: Transaction,
  db: Firestore,
  before: Order,
  after: Order,
  at: number,
): void {
  const { feeReturned = 0, extraPayments } = orderDocument(after);
  if (!feeEntry(before, after, at)) return;
  tx.update(db.doc(collections.order(after.storeId, after.id)), { feeReturned, extraPayments });
  countFees(tx, db, before, after, at);
}
