import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { isCurrencyCode } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import type { CardPayment } from '@/lib/domain/payments/card-payment';
import { takenPaymentOf, takenPayments } from '@/lib/domain/payments/extra/taken-payments';
import {
  chargedBy,
  comparePayment,
  givenBack,
  isPaidByCard,
} from '@/lib/domain/reconciliation/compare-payment';
import type { FoundDifference } from '@/lib/domain/reconciliation/difference';
import { addToSums } from '@/lib/domain/reconciliation/reconciliation';
import type { Sweep, SumsByDay } from '@/lib/domain/reconciliation/reconciliation';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { storeDay } from '@/lib/domain/stats/store-day';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import { checkOrder } from './check-order';
import type { CheckOrderDeps } from './check-order';

const SECOND_MS = 1000;

interface Swept {
  readonly sweep: Sweep;
  /** Whether payments of the window are left for another time. */
  readonly isLeft: boolean;
  readonly found: readonly FoundDifference[];
  readonly repaired: readonly FoundDifference[];
}

interface Limits {
  /** Pages of a hundred payments. */
  readonly mostPages: number;
  readonly timeZone: string;
}

/** An order and its payment; one of them may be missing. */
interface Pair {
  readonly order: Order | null;
  readonly payment: CardPayment | null;
}

/**
 * Walks the payments of a window from newest to oldest, a page at a time, together with the orders of the same time, so that
 * each finds its counterpart; those without one are looked up separately. A sweep that was left begins where it ended. Fails like `CardPayments`.
 */
export async function sweepPayments(
  deps: CheckOrderDeps,
  store: StoreId,
  begun: Sweep,
  { mostPages, timeZone }: Limits,
): Promise<Result<Swept>> {
  const seen = new Set<string>();
  const found: FoundDifference[] = [];
  const repaired: FoundDifference[] = [];
  let sweep = begun;
  for (let page = 0; page < mostPages; page += 1) {
    const { from, to, after, upTo } = sweep;
    const listed = await deps.payments.list(store, { from, to, ...(after && { after }) });
    if (!listed.ok) return listed;
    const { payments, next } = listed.value;
    const downTo = next ? (payments.at(-1)?.createdAt ?? from) : from;
    const pairs = await pairUp(deps, store, payments, { from: downTo, to: upTo, seen, swept: begun });
    if (!pairs.ok) return pairs;
    let { days } = sweep;
    for (const pair of pairs.value) {
      const checked = await check(deps, pair);
      if (!checked.ok) return checked;
      found.push(...checked.value.found);
      repaired.push(...checked.value.repaired);
      days = withPair(days, { ...pair, order: checked.value.order }, timeZone);
    }
    sweep = { ...sweep, days, after: next, upTo: downTo };
    if (!next) return ok({ sweep, isLeft: false, found, repaired });
  }
  return ok({ sweep, isLeft: true, found, repaired });
}

async function check(deps: CheckOrderDeps, { order, payment }: Pair) {
  if (order) return checkOrder(deps, order, payment);
  return ok({ order, found: comparePayment(null, payment, null, deps.now()), repaired: [] });
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** Payments of newer pages, to which orders of this one may belong. */
  readonly seen: Set<string>;
  /** The whole window that this page is part of. */
  readonly swept: Pick<Sweep, 'from' | 'to'>;
}

/** Every payment that came with its order, and every paid order of this time with its payment. */
async function pairUp(
  deps: CheckOrderDeps,
  store: StoreId,
  payments: readonly CardPayment[],
  span: Span,
): Promise<Result<Pair[]>> {
  const ordered = await ordersOf(deps, store, payments, span);
  const pairs: Pair[] = [];
  for (const payment of payments) {
    span.seen.add(payment.id);
    const order = ordered.get(payment.orderId) ?? null;
    if (payment.state === 'paid' || order?.paymentId === payment.id) pairs.push({ order, payment });
  }
  for (const order of ordered.values()) {
    if (!isPaidByCard(order) || order.createdAt < span.from || order.createdAt >= span.to) continue;
    for (const { of, paymentId, amount } of takenPayments(order)) {
      if (span.seen.has(paymentId ?? '') || amount === 0) continue;
      const alone = paymentId ? await deps.payments.retrieve(store, paymentId) : ok(null);
      if (!alone.ok) return alone;
      // The two may be on different pages, of an earlier run too: the pair is counted once, on the payment's page.
      if (alone.value?.orderId === order.id && isWithin(span.swept, alone.value)) continue;
      if (alone.value ?? !of) pairs.push({ order, payment: alone.value });
    }
  }
  return ok(pairs);
}

/** Payments are listed by the second. */
const isWithin = ({ from, to }: Span['swept'], { createdAt }: CardPayment): boolean =>
  createdAt > from - SECOND_MS && createdAt < to + SECOND_MS;

async function ordersOf(
  { db }: CheckOrderDeps,
  store: StoreId,
  payments: readonly CardPayment[],
  { from, to }: Span,
): Promise<Map<string, Order>> {
  const byCard = db
    .collection(collections.orders(store))
    .where('paymentMethod', '==', 'card')
    .where('createdAt', '>=', Timestamp.fromMillis(from))
    .where('createdAt', '<', Timestamp.fromMillis(to))
    .orderBy('createdAt', 'desc');
  const near = await readAll(byCard);
  const known = new Set(near.map(({ id }) => id));
  const named = payments.flatMap(({ orderId }) => (orderId && !known.has(orderId) ? [orderId] : []));
  const refs = [...new Set(named)].map((id) => db.doc(collections.order(store, id)));
  const far = refs.length > 0 ? await db.getAll(...refs) : [];
  const stored = [...near, ...far.filter(({ exists }) => exists)];
  return new Map(stored.map((doc) => [doc.id, parseOrder(doc.id, doc.data())]));
}

function withPair(days: SumsByDay, { order, payment }: Pair, timeZone: string): SumsByDay {
  const day = storeDay(payment?.createdAt ?? order?.createdAt ?? 0, timeZone);
  const received = payment?.state === 'paid' ? payment.received : 0;
  // Counts the order once, with its own payment; another payment for it is held.
  const isItsOwn = !payment || (order !== null && takenPaymentOf(order, payment.id) !== undefined);
  const paid = order && isItsOwn && isPaidByCard(order) ? order : null;
  const withOrder = paid
    ? addToSums(days, day, paid.currency, {
        orders: !payment || payment.id === paid.paymentId ? 1 : 0,
        ordered: chargedBy(paid, payment),
        givenBack: givenBack(paid, payment),
      })
    : days;
  if (!payment || !received || !isCurrencyCode(payment.currency)) return withOrder;
  return addToSums(withOrder, day, payment.currency, { payments: 1, received, returned: payment.refunded });
}
