import type { Order } from '@/lib/domain/orders/order';
import { addFees, feesOf } from '@/lib/domain/payments/connect/order-fees';
import { NOTHING_SOLD } from './figures';
import type { LedgerEntry } from './ledger';

/** The platform took a fee or gave some of it back at `at`; null where neither changed. It counts on the order's day. */
export function feeEntry(before: Order, after: Order, at: number): LedgerEntry | null {
  const change = addFees(feesOf(after), feesOf(before), -1);
  if (change.taken === 0 && change.returned === 0) return null;
  return {
    ...{ kind: 'fee', at, day: after.day, customer: null, byShopper: false, consents: false },
    figures: { ...NOTHING_SOLD, platformFees: { [after.currency]: change } },
    ...{ courier: null, baskets: null },
  };
}
