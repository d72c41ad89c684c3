import type { Transaction } from 'firebase-admin/firestore';
import type { Order } from '@/lib/domain/orders/order';
import type { UndeliveredReason } from '@/lib/domain/orders/order-status';
import { undeliveredEntry } from '@/lib/domain/stats/ledger';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import type { Deps } from '@/functions/src/deps';
import { countRefusal } from '@/functions/src/handlers/cash/count-refusal';

/** Counts a parcel that the courier brought back, for the day's figures, the customer and the phone that refused it. */
export function recordReturnedParcel(
  tx: Transaction,
  deps: Pick<Deps, 'db' | 'phoneKey'>,
  order: Order,
  setting: Pick<StoreSetting, 'storeId' | 'country'>,
  why: UndeliveredReason,
  at: number,
): void {
  writeLedgerEntry(tx, deps.db, order.storeId, undeliveredEntry(order, at, why));
  if (why === 'refused') countRefusal(tx, deps, order, setting, at);
}
