import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { answered, askedAgain, canConfirm } from '@/lib/domain/orders/cash/confirmation';
import { fail, ok, type Result } from '@/lib/domain/result';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { changeConfirmation, type ConfirmDeps } from './confirm-order';

/**
 * Records that staff sent the link by WhatsApp, or that the shopper confirmed by phone. Repeating it changes nothing. Fails
 * with `order-not-found`, `confirmation-refused` for an order that was declined, cancelled or sent.
 */
export async function recordConfirmation(
  deps: ConfirmDeps,
  { storeId: id, orderId, step }: Callables['recordConfirmation']['request'],
): Promise<Result<Callables['recordConfirmation']['response']>> {
  const store = storeId(id);
  const setting = await readPublicSetting(deps.db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const changed = await changeConfirmation(deps, store, orderId, (order, now) => {
    if (!canConfirm(order)) return null;
    return step === 'confirmed'
      ? answered(order.confirmation, 'confirmed', 'phone', now)
      : askedAgain(order.confirmation, setting.confirmation, now, 'asked');
  });
  if (!changed.ok) return changed;
  const { state } = changed.value.confirmation;
  return state === 'confirmed' || canConfirm(changed.value)
    ? ok({ state })
    : fail({ code: 'confirmation-refused' });
}
