import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { orderId, storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { withReturn, type AskedReturn } from '@/lib/domain/orders/returns/return-steps';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';
import { isShopperOf, opensOrder, writeReturns } from './returned-order';

type Request = Callables['requestReturn']['request'];

/**
 * Records what a shopper wants to send back, with a receipt to them and a mail to the store. A repeated key records it once.
 * Fails with `order-not-found`, also for another's order, `link-expired`, `key-reused`, and as `withReturn` does.
 */
export async function requestReturn(
  deps: Pick<Deps, 'db' | 'now' | 'runInQueue' | 'tracking'>,
  request: Request,
  caller: Caller | null,
): Promise<Result<Callables['requestReturn']['response']>> {
  const opened = opensOrder(deps, request);
  if (!opened.ok) return opened;
  const named = { storeId: storeId(request.storeId), id: orderId(request.orderId) };
  return withLockedOrder(deps, named, async ({ tx, order, setting }) => {
    if (!isShopperOf(order, caller, request)) return fail({ code: 'order-not-found' });
    const asked = askedOf(request);
    const known = order.returns.find(({ id }) => id === asked.id);
    if (known) {
      const isSame = isDeepStrictEqual(
        known.lines.map(({ line, quantity, reason }) => ({ line, quantity, reason })),
        asked.lines,
      );
      return isSame ? ok({ state: known.state }) : fail({ code: 'key-reused' });
    }
    const moment = { actor: 'shopper', by: caller?.uid ?? null, now: deps.now() } as const;
    const after = withReturn(order, asked, setting.orderRules.returnDays, moment);
    if (!after.ok) return after;
    recordRequest(tx, deps, { before: order, after: after.value, returnId: asked.id, setting });
    return ok({ state: 'requested' });
  });
}

const askedOf = ({ key, lines, wish, note }: Request): AskedReturn => ({
  id: key,
  kind: 'return',
  wish,
  note,
  lines: lines.map(({ line, quantity, reason }) => ({ line, quantity, reason })),
});

interface Recorded {
  readonly before: Order;
  readonly after: Order;
  readonly returnId: string;
  readonly setting: FunctionSetting;
}

/** Writes a new return or withdrawal, with the shopper's receipt and the store's mail. */
export function recordRequest(
  tx: Transaction,
  deps: Pick<Deps, 'db'>,
  { before, after, returnId, setting: { notices } }: Recorded,
): void {
  const { updatedAt: at } = after;
  const isWithdrawal = after.returns.some(({ id, kind }) => id === returnId && kind === 'withdrawal');
  writeReturns(tx, deps, { before, after });
  const receipt = isWithdrawal ? 'order-withdrawn' : 'order-return-requested';
  notifyShopper(tx, deps.db, after, notices, { kind: receipt, returnId }, at);
  const { to, locale } = notices;
  const kind = isWithdrawal ? 'owner-order-withdrawn' : 'owner-return-requested';
  if (to) queueOrderMail(tx, deps.db, after, { kind, to, locale, returnId }, at);
}
