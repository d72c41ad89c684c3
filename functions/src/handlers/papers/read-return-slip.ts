import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { isStaffOf, type Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { isShopperOf, opensOrder } from '@/functions/src/handlers/returns/returned-order';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { hasSlip } from '@/lib/domain/papers/return-number';
import { returnPaper } from '@/lib/domain/papers/return-paper';
import { fail, ok, type Result } from '@/lib/domain/result';

/**
 * The slip of an approved return, for its shopper, for the order's tracking link, or for staff. Fails with `order-not-found`,
 * also for another's order, `link-expired`, `return-not-found`, `return-change-refused` for one that is not to be sent, and
 * `store-not-found`.
 */
export async function readReturnSlip(
  deps: Pick<Deps, 'db' | 'tracking' | 'drawPapers'>,
  request: Callables['readReturnSlip']['request'],
  caller: Caller | null,
): Promise<Result<Callables['readReturnSlip']['response']>> {
  const opened = opensOrder(deps, request);
  if (!opened.ok) return opened;
  const store = storeId(request.storeId);
  const [stored, setting] = await Promise.all([
    deps.db.doc(collections.order(store, request.orderId)).get(),
    readPublicSetting(deps.db, store),
  ]);
  if (!setting) return fail({ code: 'store-not-found' });
  const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
  const isStaff = caller !== null && isStaffOf(caller, store);
  if (!order || !(isStaff || isShopperOf(order, caller, request))) return fail({ code: 'order-not-found' });
  const one = order.returns.find(({ id }) => id === request.returnId);
  if (!one) return fail({ code: 'return-not-found' });
  if (!hasSlip(one)) return fail({ code: 'return-change-refused' });
  const file = await deps.drawPapers([returnPaper(order, one, setting)]);
  return ok({ file: Buffer.from(file).toString('base64') });
}
