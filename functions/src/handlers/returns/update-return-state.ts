import type { Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { orderId, storeId } from '@/lib/domain/ids';
import type { OrderNotice } from '@/lib/domain/messages/notices';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import type { ReturnState } from '@/lib/domain/orders/returns/return';
import { updateReturnState as moved } from '@/lib/domain/orders/returns/return-steps';
import { fail, ok, type Result } from '@/lib/domain/result';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { returnOrderStock } from '@/functions/src/handlers/orders/return-order-stock';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';
import { isShopperOf, opensOrder, writeReturns } from './returned-order';

type MoveDeps = Pick<Deps, 'db' | 'now' | 'runInQueue'>;

/** The store's steps of which the shopper is notified. */
const NOTICES: Readonly<Partial<Record<ReturnState, OrderNotice>>> = {
  approved: 'order-return-approved',
  declined: 'order-return-declined',
  received: 'order-return-received',
};

/**
 * Staff move a return on from the state they saw. Pieces that arrive go into stock or are written off, in the same transaction.
 * Repeating it gives the same answer. Fails with `order-not-found` and as the domain's `updateReturnState` does.
 */
export async function updateReturnState(
  deps: MoveDeps,
  { storeId: store, orderId: order, returnId: id, ...step }: Callables['updateReturnState']['request'],
  { uid: by }: Caller,
): Promise<Result<Callables['updateReturnState']['response']>> {
  const named = { storeId: storeId(store), id: orderId(order) };
  return withLockedOrder(deps, named, async ({ tx, order: before, setting }) => {
    if (isDone(before, id, step.to)) return ok({ state: step.to });
    const after = moved(before, { id, ...step }, { actor: 'owner', by, now: deps.now() });
    if (!after.ok) return after;
    if (step.to === 'received') await restock(tx, deps, after.value, id);
    writeReturns(tx, deps, { before, after: after.value });
    const kind = NOTICES[step.to];
    const { updatedAt: at } = after.value;
    if (kind) notifyShopper(tx, deps.db, after.value, setting.notices, { kind, returnId: id }, at);
    return ok({ state: step.to });
  });
}

/**
 * The shopper's own step. Repeating it gives the same answer. Fails with `order-not-found`, also for another's order,
 * `link-expired`, and as the domain's `updateReturnState` does.
 */
export async function moveOwnReturn(
  deps: MoveDeps & Pick<Deps, 'tracking'>,
  request: Callables['moveOwnReturn']['request'],
  caller: Caller | null,
): Promise<Result<Callables['moveOwnReturn']['response']>> {
  const opened = opensOrder(deps, request);
  if (!opened.ok) return opened;
  const { storeId: store, orderId: order, returnId: id, from, to } = request;
  const named = { storeId: storeId(store), id: orderId(order) };
  const step = (tx: Transaction, before: Order): Result<{ state: ReturnState }> => {
    if (!isShopperOf(before, caller, request)) return fail({ code: 'order-not-found' });
    if (isDone(before, id, to)) return ok({ state: to });
    const moment = { actor: 'shopper', by: caller?.uid ?? null, now: deps.now() } as const;
    const after = moved(before, { id, from, to }, moment);
    if (!after.ok) return after;
    writeReturns(tx, deps, { before, after: after.value });
    return ok({ state: to });
  };
  return withLockedOrder(deps, named, ({ tx, order: before }) => Promise.resolve(step(tx, before)));
}

const isDone = ({ returns }: Order, id: string, to: ReturnState): boolean =>
  returns.some((one) => one.id === id && one.state === to);

/** Returns pieces that are fit for sale to stock. */
async function restock(tx: Transaction, { db }: MoveDeps, order: Order, id: string): Promise<void> {
  const { lines = [], events = [] } = order.returns.find((one) => one.id === id) ?? {};
  const back = lines.flatMap(({ line, restocked }): OrderLine[] => {
    const bought = order.lines[line];
    return bought && restocked > 0 ? [{ ...bought, quantity: restocked }] : [];
  });
  const why = { cause: 'returned', at: events.at(-1)?.at ?? 0 } as const;
  if (back.length > 0) await returnOrderStock(tx, db, order, back, why);
}
