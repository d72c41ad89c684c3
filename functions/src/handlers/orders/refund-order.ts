import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { canMoveBack, refundedGoods, refundOrder as withRefund } from '@/lib/domain/payments/refund-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { beginRefund, canRefund } from '@/functions/src/handlers/payments/refunds/begin-refund';
import { returnOrderStock } from './return-order-stock';

type RefundDeps = Pick<Deps, 'db' | 'now' | 'runInQueue' | 'gateways'>;
type Request = Callables['refundOrder']['request'];
type Answer = Result<Callables['refundOrder']['response']>;

/**
 * Gives a shopper's money back, whole, in part or by line. The order read in the transaction decides what is left to
 * give, so however many calls arrive no more goes back than was paid, and the same key gives once. Fails with
 * `order-not-found`, `refund-refused`, `refund-too-much`, `refund-unavailable`, `key-reused`,
 * `invalid-input` for an amount that no card moves.
 */
export async function refundOrder(deps: RefundDeps, request: Request, caller: Caller): Promise<Answer> {
  const store = storeId(request.storeId);
  const ref = deps.db.doc(collections.order(store, request.orderId));
  const setting = await readSetting(deps.db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  return deps.runInQueue([ref.path], () =>
    inTransaction(deps.db, async (tx) => {
      const snapshot = await tx.get(ref);
      if (!snapshot.exists) return fail({ code: 'order-not-found' });
      const order = parseOrder(snapshot.id, snapshot.data());
      const known = order.refunds.find(({ id }) => id === request.key);
      if (known) return repeated(order, known, request);
      return refundIn(tx, deps, { order, setting, asked: askedRefund(request, caller, deps.now()) });
    }),
  );
}

interface Refunding {
  readonly order: Order;
  readonly setting: FunctionSetting;
  readonly asked: Refund;
}

async function refundIn(
  tx: Transaction,
  deps: RefundDeps,
  { order, setting, asked }: Refunding,
): Promise<Answer> {
  const allowed = withRefund(order, asked);
  if (!allowed.ok) return allowed;
  const { refund } = allowed.value;
  if (!canMoveBack(order, refund.amount)) return fail({ code: 'invalid-input' });
  if (!canRefund(deps, order)) return fail({ code: 'refund-unavailable' });
  if (refund.restocked) {
    const why = { cause: 'refunded', orderId: order.id, at: refund.at } as const;
    await returnOrderStock(tx, deps.db, order.storeId, refundedGoods(order, refund), why);
  }
  const begun = beginRefund(tx, deps, { order, setting, refund });
  return begun.ok
    ? ok({ paymentStatus: begun.value.order.paymentStatus, state: begun.value.refund.state })
    : begun;
}

const askedRefund = (
  { key, amount, lines, reason, restock }: Request,
  { uid }: Caller,
  at: number,
): Refund => ({
  id: key,
  at,
  by: uid,
  amount,
  lines,
  reason,
  restocked: restock,
  state: 'pending',
});

function repeated({ paymentStatus }: Order, known: Refund, { amount, lines }: Request): Answer {
  const isSame = known.amount === amount && isDeepStrictEqual(known.lines, lines);
  return isSame ? ok({ paymentStatus, state: known.state }) : fail({ code: 'key-reused' });
}
