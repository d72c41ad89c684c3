import type { Callables } from '@/lib/domain/api/callables';
import { orderId, storeId } from '@/lib/domain/ids';
import type { Order, Refund } from '@/lib/domain/orders/order';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import { refundablePieces, updateReturnState } from '@/lib/domain/orders/returns/return-steps';
import { canMoveBack, isPartOf, splitRefund } from '@/lib/domain/payments/refund-order';
import { fail, ok, type Result } from '@/lib/domain/result';
import { readCredit, readPrepaidOf } from '@/functions/src/adapters/orders/prepaid';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { creditedOf, stateOf } from '@/functions/src/handlers/orders/refund-order';
import { beginRefund } from '@/functions/src/handlers/payments/refunds/begin-refund';
import { readSoldCard } from '@/functions/src/handlers/prepaid/sold-gift-card';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';
import { writeReturns } from './returned-order';

type Request = Callables['settleReturn']['request'];

/** A return has one refund, named after it, so that repeated calls refund once. */
const refundIdOf = ({ id }: Pick<OrderReturn, 'id'>): string => `return-${id}`;

/**
 * Refunds a return that arrived, the way it was paid or as store credit, through the same refund as every order. Repeating it
 * gives the same answer. Names the pieces that were not refunded otherwise. Fails with `return-not-found`,
 * `return-change-refused` or `edited-meanwhile` for one that did not arrive, ended otherwise or has nothing left to refund,
 * and as `refundOrder` does.
 */
export async function settleReturn(
  deps: Pick<Deps, 'db' | 'auth' | 'now' | 'runInQueue' | 'gateways'>,
  { storeId: store, orderId: order, returnId, to, amount }: Request,
  { uid: by }: Caller,
): Promise<Result<Callables['settleReturn']['response']>> {
  const named = { storeId: storeId(store), id: orderId(order) };
  const credited = to === 'credited' ? await creditedOf(deps, named) : null;
  if (to === 'credited' && !credited) return fail({ code: 'refund-unavailable' });
  return withLockedOrder(deps, named, async ({ tx, order: before, setting }) => {
    const known = before.returns.find(({ id }) => id === returnId);
    if (!known) return fail({ code: 'return-not-found' });
    if (known.state === to) return repeated(before, known, amount);
    const at = deps.now();
    const step = { id: returnId, from: 'received', to } as const;
    const moved = updateReturnState(before, step, { actor: 'owner', by, now: at });
    if (!moved.ok) return moved;
    const pieces = refundablePieces(before, known);
    const refund = refundOf(known, pieces, { at, by, amount, to });
    const account = credited
      ? await readCredit(tx, deps.db, before, credited, at)
      : await readPrepaidOf(tx, deps.db, before);
    if (!splitRefund(before, refund).every((part) => canMoveBack(before, part)))
      return fail({ code: 'invalid-input' });
    const card = await readSoldCard(tx, deps.db, before);
    const begun = beginRefund(tx, deps, { order: moved.value, setting, refund, account, card });
    if (!begun.ok) return begun;
    writeReturns(tx, deps, { before, after: begun.value.order });
    return ok({ state: stateOf(begun.value.refunds) });
  });
}

function refundOf(
  one: OrderReturn,
  lines: Refund['lines'],
  { at, by, amount, to }: Pick<Refund, 'at' | 'by' | 'amount'> & Pick<Request, 'to'>,
): Refund {
  return {
    ...{ id: refundIdOf(one), at, by, amount, lines },
    // The return has already restocked its pieces.
    ...{ reason: '', restocked: false, state: 'pending' },
    ...(to === 'credited' && { to: 'credit' }),
  };
}

function repeated(
  { refunds }: Order,
  one: OrderReturn,
  amount: number,
): Result<Callables['settleReturn']['response']> {
  const given = refunds.filter(isPartOf(refundIdOf(one)));
  const isSame = given.reduce((sum, refund) => sum + refund.amount, 0) === amount;
  return isSame ? ok({ state: stateOf(given) }) : fail({ code: 'key-reused' });
}
