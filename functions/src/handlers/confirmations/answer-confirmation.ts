import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { linkState, type LinkState } from '@/lib/domain/orders/cash/confirmation';
import type { ConfirmationChannel } from '@/lib/domain/orders/order-status';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import {
  changeOrderStatus,
  type StatusChangeDeps,
} from '@/functions/src/handlers/orders/change-order-status';
import { confirmOrder } from './confirm-order';

type AnswerDeps = StatusChangeDeps & Pick<Deps, 'confirmations'>;

/**
 * Confirms or cancels an order by the link sent to its shopper; cancelling returns the stock. A used link answers with the
 * order's outcome. Fails with `link-expired`, `order-not-found`, `status-change-refused` for one whose boards are being made.
 */
export async function answerConfirmation(
  deps: AnswerDeps,
  { token, answer }: Callables['answerConfirmation']['request'],
): Promise<Result<Callables['answerConfirmation']['response']>> {
  const opened = deps.confirmations.verify(token);
  if (!opened.ok) return opened;
  return settle(deps, opened.value, answer);
}

/**
 * As `answerConfirmation`, by the shopper who placed the order. Fails with `order-not-found`, also for another's order, and
 * `status-change-refused`.
 */
export async function answerOwnConfirmation(
  deps: StatusChangeDeps,
  { storeId: store, orderId, answer }: Callables['answerOwnConfirmation']['request'],
  { uid }: Caller,
): Promise<Result<Callables['answerOwnConfirmation']['response']>> {
  const stored = await deps.db.doc(collections.order(storeId(store), orderId)).get();
  if (!stored.exists || parseOrder(stored.id, stored.data()).uid !== uid)
    return fail({ code: 'order-not-found' });
  return settle(deps, { storeId: store, orderId, channel: 'page', by: uid }, answer);
}

interface Answered {
  readonly storeId: string;
  readonly orderId: string;
  readonly channel: ConfirmationChannel;
  /** Absent for the holder of a link. */
  readonly by?: string | null;
}

async function settle(
  deps: StatusChangeDeps,
  { storeId: store, orderId, channel, by = null }: Answered,
  answer: 'confirm' | 'decline',
): Promise<Result<{ state: LinkState }>> {
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
    by,
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
