import type { Callables } from '@/lib/domain/api/callables';
import { checkAddress } from '@/lib/domain/address/check-address';
import { canCompleteAddress } from '@/lib/domain/address/national-address';
import { placesOf } from '@/lib/domain/address/places/all-places';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction, orderDocument } from '@/functions/src/adapters/database/firestore';
import { isStaffOf, type Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

const RULES = { phoneIsEnough: true, nationalAddress: 'order' } as const;

/**
 * Completes the National Address of a Saudi order until it is shipped, by its shopper or staff. Fails with `order-not-found`
 * (also for another's order), `invalid-input` and a sentence for each wrong field, and `status-change-refused` once it is
 * shipped.
 */
export async function saveNationalAddress(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, orderId, ...parts }: Callables['saveNationalAddress']['request'],
  caller: Caller,
): Promise<Result<Callables['saveNationalAddress']['response']>> {
  const ref = db.doc(collections.order(storeId(id), orderId));
  return inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
    if (!order || !(order.uid === caller.uid || isStaffOf(caller, id)))
      return fail({ code: 'order-not-found' });
    const { country = '' } = order.address;
    if (country !== 'SA') return fail({ code: 'invalid-input', fields: { shortAddress: 'field.invalid' } });
    if (!canCompleteAddress(order))
      return fail({ code: 'status-change-refused', params: { from: order.status, to: 'shipped' } });
    const checked = checkAddress({ ...order.address, ...parts }, placesOf(country), RULES);
    if (!checked.ok) return fail({ code: 'invalid-input', fields: checked.fields });
    const { address, updatedAt } = orderDocument({ ...order, address: checked.value, updatedAt: now() });
    tx.update(ref, { address, updatedAt });
    return ok({ address: checked.value });
  });
}
