import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { settleAddress } from '@/functions/src/handlers/orders/address/settle-address';
import type { Callables } from '@/lib/domain/api/callables';
import { unchanged } from '@/lib/domain/orders/edits/edit-order';
import { methodAt, ownChanges } from '@/lib/domain/orders/edits/own-changes';
import type { OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { changeOrder, type EditDeps } from './change-order';

type Request = Callables['changeOwnOrder']['request'];

/**
 * A shopper changes the address of an order of theirs or cancels one of its lines, where the store allows it. Fails with
 * `order-not-found` for another's order, `link-expired` for a token that is not its own, `edit-refused`, and as `changeOrder`.
 */
export async function changeOwnOrder(
  deps: EditDeps & Pick<Deps, 'tracking'>,
  { token, address, cancels, ...asked }: Request,
  caller: Caller | null,
): Promise<Result<Callables['changeOwnOrder']['response']>> {
  if (token !== undefined) {
    const opened = deps.tracking.verify(token);
    if (!opened.ok) return opened;
    const { storeId, orderId } = opened.value;
    if (storeId !== asked.storeId || orderId !== asked.orderId) return fail({ code: 'link-expired' });
  }
  return changeOrder(deps, asked, {
    who: { actor: 'shopper', by: caller?.uid ?? null, reason: '' },
    isTheirs: ({ uid }) => token !== undefined || (caller !== null && uid === caller.uid),
    changes: (order, setting, now): Result<OrderChanges> => {
      const may = ownChanges(order, setting, now);
      if ((address && !may.address) || (cancels !== undefined && !may.lines))
        return fail({ code: 'edit-refused' });
      // Links are forwarded: mails still go to the order's address, so its owner is notified of the change.
      const typed = address && token !== undefined ? { ...address, email: order.address.email } : address;
      const settled = typed ? settleAddress(typed, setting) : ok(order.address);
      if (!settled.ok) return settled;
      const { kept, ...rest } = unchanged(order);
      const left = kept.filter(({ line }) => line !== cancels);
      const moved = address && { deliveryMethod: methodAt(order, settled.value, setting) };
      return ok({ ...rest, kept: left, address: settled.value, ...moved });
    },
  });
}
