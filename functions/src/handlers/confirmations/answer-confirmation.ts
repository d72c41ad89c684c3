import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { linkState, type LinkState } from '@/lib/domain/orders/cash/confirmation';
import { ok, type Result } from '@/lib/domain/result';
import type { Deps } from '@/functions/src/deps';
import {
  changeOrderStatus,
  type StatusChangeDeps,
} from '@/functions/src/handlers/orders/change-order-status';
import { confirmOrder } from './confirm-order';

type AnswerDeps = StatusChangeDeps & Pick<Deps, 'confirmations'>;

/**
 * The shopper behind a confirmation link says that the order is meant, or cancels it, with its stock. A link that was used
 * answers what became of the order. Fails with `link-expired`, `order-not-found`, `status-change-refused` for one whose
 * boards are being made.
 */
export async function answerConfirmation(
  deps: AnswerDeps,
  { token, answer }: Callables['answerConfirmation']['request'],
): Promise<Result<Callables['answerConfirmation']['response']>> {
  const opened = deps.confirmations.verify(token);
  if (!opened.ok) return opened;
  const { storeId: store, orderId, channel } = opened.value;
  if (answer === 'confirm') {
    const confirmed = await confirmOrder(deps, storeId(store), orderId, channel);
    return confirmed.ok ? ok({ state: linkState(confirmed.value) }) : confirmed;
  }
  let state: LinkState = 'declined';
  const moved = await changeOrderStatus(deps, {
    store: storeId(store),
    orderId,
    to: 'cancelled',
    actor: 'shopper',
    by: null,
    declined: channel,
    check: (order) => {
      const before = linkState(order);
      if (before === 'open') return null;
      state = before;
      return ok(order.status);
    },
  });
  return moved.ok ? ok({ state }) : moved;
}
