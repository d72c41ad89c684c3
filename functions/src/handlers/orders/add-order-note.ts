import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { addStaffNote } from '@/functions/src/handlers/staff/add-staff-note';

/** Stores a staff note about an order. Fails with `order-not-found`, `key-reused`. */
export function addOrderNote(
  deps: Pick<Deps, 'db' | 'now'>,
  { storeId: id, orderId, key, text }: Callables['addOrderNote']['request'],
  caller: Caller,
): Promise<Result<Callables['addOrderNote']['response']>> {
  const store = storeId(id);
  const [about, notes] = [collections.order(store, orderId), collections.orderNotes(store, orderId)];
  return addStaffNote(deps, { store, about, missing: 'order-not-found', notes, key, text }, caller);
}
