import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { orderId, storeId } from '@/lib/domain/ids';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import {
  canMoveBack,
  isPartOf,
  refundableByStaff,
  refundedGoods,
  splitRefund,
} from '@/lib/domain/payments/refund-order';
import type { RefundState } from '@/lib/domain/orders/order-status';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import { readCredit, readPrepaidOf } from '@/functions/src/adapters/orders/prepaid';
import { memberOf } from '@/functions/src/adapters/people/member';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { allowedRefund, beginRefund } from '@/functions/src/handlers/payments/refunds/begin-refund';
import { isUnspent, readSoldCard } from '@/functions/src/handlers/prepaid/sold-gift-card';
import { returnOrderStock } from './return-order-stock';

type RefundDeps = Pick<Deps, 'db' | 'auth' | 'now' | 'runInQueue' | 'gateways'>;
type Request = Callables['refundOrder']['request'];
type Answer = Result<Callables['refundOrder']['response']>;

/**
 * Refunds an order in full, in part or by line. The order read in the transaction decides how much is left, so concurrent calls
 * never refund more than was paid, and a repeated key refunds once. Money that a gift card paid goes back onto it, after money
 * paid otherwise; only a shopper with an account can get store credit. A refund of a bought gift card covers only its unspent
 * balance. Fails with `gift-card-spent`, `order-not-found`, `refund-refused` (also while the order awaits acceptance),
 * `refund-too-much`, `refund-unavailable`, `key-reused`, `invalid-input` for an amount that no card accepts.
 */
export async function refundOrder(deps: RefundDeps, request: Request, caller: Caller): Promise<Answer> {
  const store = storeId(request.storeId);
  const ref = deps.db.doc(collections.order(store, request.orderId));
  const setting = await readSetting(deps.db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const credited =
    request.to === 'credit' ? await creditedOf(deps, { storeId: store, id: orderId(request.orderId) }) : null;
  if (request.to === 'credit' && !credited) return fail({ code: 'refund-unavailable' });
  return deps.runInQueue([ref.path], () =>
    inTransaction(deps.db, async (tx) => {
      const snapshot = await tx.get(ref);
      if (!snapshot.exists) return fail({ code: 'order-not-found' });
      const order = parseOrder(snapshot.id, snapshot.data());
      const known = order.refunds.filter(isPartOf(request.key));
      if (known.length) return repeated(order, known, request);
      if (refundableByStaff(order) === 0) return fail({ code: 'refund-refused' });
      const asked = askedRefund(request, caller, deps.now());
      const account = credited
        ? await readCredit(tx, deps.db, order, credited, asked.at)
        : await readPrepaidOf(tx, deps.db, order);
      const card = await readSoldCard(tx, deps.db, order);
      if (!isUnspent(order, card, asked.amount)) return fail({ code: 'gift-card-spent' });
      return refundIn(tx, deps, { order, setting, asked, account, card });
    }),
  );
}

interface Refunding {
  readonly order: Order;
  readonly setting: FunctionSetting;
  readonly asked: Refund;
  readonly account: Prepaid | null;
  /** The gift card that the order bought. */
  readonly card: Prepaid | null;
}

async function refundIn(
  tx: Transaction,
  deps: RefundDeps,
  { order, setting, asked, account, card }: Refunding,
): Promise<Answer> {
  const parts = splitRefund(order, asked);
  const allowed = allowedRefund(deps, order, { parts, account });
  if (!allowed.ok) return allowed;
  if (!parts.every((part) => canMoveBack(order, part))) return fail({ code: 'invalid-input' });
  const refund = allowed.value[0];
  if (refund?.restocked) {
    const why = { cause: 'refunded', at: refund.at } as const;
    await returnOrderStock(tx, deps.db, order, refundedGoods(order, refund), why);
  }
  const begun = beginRefund(tx, deps, { order, setting, refund: asked, account, card });
  if (!begun.ok) return begun;
  return ok({ paymentStatus: begun.value.order.paymentStatus, state: stateOf(begun.value.refunds) });
}

/** The state of a refund with several parts: done once all are. */
export const stateOf = (parts: readonly Refund[]): RefundState =>
  parts.find(({ state }) => state !== 'done')?.state ?? 'done';

/** The uid of the order's shopper, if they have an account. */
export async function creditedOf(
  { auth, db }: Pick<Deps, 'auth' | 'db'>,
  { storeId: store, id }: Pick<Order, 'storeId' | 'id'>,
): Promise<string | null> {
  const stored = await db.doc(collections.order(store, id)).get();
  const member = stored.exists ? await memberOf(auth, parseOrder(stored.id, stored.data()).uid) : null;
  return member?.uid ?? null;
}

const askedRefund = (
  { key, amount, lines, reason, restock, to }: Request,
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
  ...(to && { to }),
});

function repeated(
  { paymentStatus }: Order,
  known: readonly Refund[],
  { amount, lines, to }: Request,
): Answer {
  const given = known.reduce((sum, part) => sum + part.amount, 0);
  const wasCredit = known.some((part) => part.to === 'credit');
  const isSame =
    given === amount && wasCredit === (to === 'credit') && isDeepStrictEqual(known[0]?.lines, lines);
  return isSame ? ok({ paymentStatus, state: stateOf(known) }) : fail({ code: 'key-reused' });
}
