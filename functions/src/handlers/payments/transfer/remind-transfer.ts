import { Timestamp } from 'firebase-admin/firestore';
import type { Deps } from '@/functions/src/deps';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';
import type { Order } from '@/lib/domain/orders/order';
import { awaitsTransfer, waitsForStaff } from '@/lib/domain/payments/transfer/transfer-money';
import { ok } from '@/lib/domain/result';
import { askForTransfer } from './ask-for-transfer';

/** Whether its shopper is to be reminded: half of the time is over and no money has arrived. */
const isDue = (order: Order, now: number): boolean =>
  awaitsTransfer(order) &&
  order.transfer?.remindedAt === null &&
  !waitsForStaff(order) &&
  now >= (order.createdAt + (order.payUntil ?? Infinity)) / 2;

/** Mails the amount and the account for the transfer, once. */
export async function remindTransfer(
  deps: Pick<Deps, 'db' | 'now' | 'runInQueue'>,
  known: Order,
): Promise<void> {
  if (!isDue(known, deps.now())) return;
  await withLockedOrder(deps, known, async ({ tx, ref, order }) => {
    const now = deps.now();
    if (!isDue(order, now)) return ok(null);
    tx.update(ref, { 'transfer.remindedAt': Timestamp.fromMillis(now) });
    askForTransfer(tx, deps.db, order, now);
    return ok(null);
  });
}
