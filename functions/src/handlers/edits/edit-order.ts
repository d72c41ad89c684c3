import type { Caller } from '@/functions/src/callable';
import { settleAddress } from '@/functions/src/handlers/orders/address/settle-address';
import type { Callables } from '@/lib/domain/api/callables';
import { isSame } from '@/lib/domain/is-same';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { changeOrder, type EditDeps } from './change-order';

/** Staff change an order, or quote the change. Fails as `changeOrder` does. */
export const editOrder = (
  deps: EditDeps,
  {
    kept,
    added,
    address,
    deliveryMethod,
    discount,
    charges,
    reason,
    ...asked
  }: Callables['editOrder']['request'],
  { uid }: Caller,
): Promise<Result<Callables['editOrder']['response']>> =>
  changeOrder(deps, asked, {
    who: { actor: 'owner', by: uid, reason },
    isTheirs: () => true,
    changes: (order, setting) => {
      // An unchanged address may follow older rules than today's.
      const settled = isSame(address, order.address) ? ok(order.address) : settleAddress(address, setting);
      if (!settled.ok) return settled;
      const byHand = { discount, charges: charges ?? null };
      return ok({ kept, added, address: settled.value, deliveryMethod, byHand });
    },
  });
