import type { Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { refundedGoods, refundOrder as withRefund } from '@/lib/domain/orders/refund-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { refundedEntry } from '@/lib/domain/stats/ledger';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { inTransaction, orderDocument, readSetting } from '@/functions/src/adapters/firestore';
import { enterInLedger } from '@/functions/src/adapters/ledger';
import { queueOrderMail } from '@/functions/src/adapters/outbox';
import { isStaffOf } from '@/functions/src/callable';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { returnGoods } from './return-goods';

type RefundDeps = Pick<Deps, 'db' | 'now' | 'inTurn' | 'gateways'>;
type Request = Callables['refundOrder']['request'];
type Answer = Result<Callables['refundOrder']['response']>;

/**
 * Gives a shopper's money back, whole, in part or by line. The order read in the transaction decides what is left to
 * give, so however many calls arrive no more goes back than was paid, and the same key gives once. Fails with
 * `not-allowed`, `order-not-found`, `refund-refused`, `refund-too-much`, `refund-unavailable`, `key-reused`.
 */
export async function refundOrder(deps: RefundDeps, request: Request, caller: Caller): Promise<Answer> {
  if (!isStaffOf(caller, request.storeId)) return fail({ code: 'not-allowed' });
  const store = storeId(request.storeId);
  const ref = deps.db.doc(collections.order(store, request.orderId));
  const setting = await readSetting(deps.db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  return deps.inTurn([ref.path], () =>
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
  readonly setting: StoreSetting;
  readonly asked: Refund;
}

async function refundIn(
  tx: Transaction,
  { db, gateways }: RefundDeps,
  { order, setting, asked }: Refunding,
): Promise<Answer> {
  const gateway = gateways[order.paymentMethod];
  const allowed = withRefund(order, asked);
  if (!allowed.ok) return allowed;
  if (!gateway) return fail({ code: 'refund-unavailable' });
  const { refund } = allowed.value;
  if (refund.restocked) await returnGoods(tx, db, order.storeId, refundedGoods(order, refund));

  const state = gateway.startRefund(tx, order, refund);
  const given = withRefund(order, { ...refund, state });
  if (!given.ok) return given;
  const { paymentStatus, refunds, updatedAt } = orderDocument(given.value.order);
  tx.update(db.doc(collections.order(order.storeId, order.id)), { paymentStatus, refunds, updatedAt });
  enterInLedger(tx, db, order.storeId, refundedEntry(order, setting.baseCurrency, given.value.refund));
  const mail = { kind: 'order-refunded', to: order.address.email, locale: order.locale } as const;
  queueOrderMail(tx, db, order, { ...mail, refundId: refund.id }, refund.at);
  return ok({ paymentStatus, state });
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

const sameLines = (one: Refund['lines'], other: Refund['lines']): boolean =>
  one.length === other.length &&
  one.every(({ line, quantity }, at) => line === other[at]?.line && quantity === other[at].quantity);

function repeated({ paymentStatus }: Order, known: Refund, { amount, lines }: Request): Answer {
  const isSame = known.amount === amount && sameLines(known.lines, lines);
  return isSame ? ok({ paymentStatus, state: known.state }) : fail({ code: 'key-reused' });
}
