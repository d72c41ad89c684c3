import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { rateOf } from '@/lib/domain/cart/pricing/rate-of';
import { collections } from '@/lib/domain/collections';
import { courierMove } from '@/lib/domain/couriers/courier-books';
import { matchPayout } from '@/lib/domain/couriers/match-payout';
import { payoutDifferences } from '@/lib/domain/couriers/payout-differences';
import { parseSettlement, settlesOrder, sumsOf, type Settlement } from '@/lib/domain/couriers/settlement';
import { storeId, type StoreId } from '@/lib/domain/ids';
import type { CurrencyCode, ExchangeRate } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { mergeDifferences } from '@/lib/domain/reconciliation/difference';
import { chargedOf } from '@/lib/domain/prepaid/order-prepaid';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { paidOutEntry } from '@/lib/domain/stats/ledger';
import { storeDay } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import {
  readReconciliation,
  writeReconciliation,
} from '@/functions/src/adapters/orders/update-reconciliation';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { namedOrderIds, namedOrders } from './named-orders';

type Request = Callables['saveSettlement']['request'];
type Answer = Result<Callables['saveSettlement']['response']>;

/**
 * Records a courier's payout in one transaction: the payout, the orders whose cash it brought, the ledger, and what the books
 * cannot explain. The same key records it once. Fails with `edited-meanwhile` where a line's match differs from the preview,
 * `key-reused`, `store-not-found`, `currency-unavailable` for one that neither the store nor a named order has, `invalid-input`
 * for a day in the future.
 */
export async function saveSettlement(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  request: Request,
  { uid }: Caller,
): Promise<Answer> {
  const store = storeId(request.storeId);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const { key, courier, day, reference, currency, fee } = request;
  if (day > storeDay(now(), setting.timeZone))
    return fail({ code: 'invalid-input', fields: { day: 'field.day.future' } });
  const ids = await namedOrderIds(db, store, request.lines);
  const ref = db.doc(collections.settlement(store, key));
  return inTransaction(db, async (tx): Promise<Answer> => {
    const stored = await tx.get(ref);
    if (stored.exists) return repeated(parseSettlement(key, stored.data()), request);
    const orders = await namedOrders(db, store, ids, (refs) => tx.getAll(...refs));
    const lines = matchPayout(request.lines, orders, currency);
    if (
      !isDeepStrictEqual(
        lines.map(({ state }) => state),
        request.seen,
      )
    )
      return fail({ code: 'edited-meanwhile' });
    const rate = payoutRate(setting, currency, [...orders.values()]);
    if (rate === undefined) return fail({ code: 'currency-unavailable', params: { currency } });
    const books = await readReconciliation(tx, db, store);
    const at = now();
    const settlement = {
      ...{ id: key, courier, day, reference, currency, rate, lines, fee },
      ...{ reverses: null, reason: '', by: uid, at },
    };
    const settled = [...orders.values()].filter((order) =>
      lines.some(({ orderId, state }) => orderId === order.id && settlesOrder(state)),
    );
    writeSettlement(tx, { db, store, setting, settlement, former: formerlyDelivered(settled) });
    for (const { id } of settled)
      tx.update(db.doc(collections.order(store, id)), {
        cashDueAt: null,
        settlementId: key,
        updatedAt: Timestamp.fromMillis(at),
      });
    writeReconciliation(tx, db, store, {
      ...books,
      differences: mergeDifferences(books.differences, {
        found: payoutDifferences(settlement),
        repaired: [],
        looked: new Set(settled.map(({ id }) => `courier-missing:${id}`)),
        at,
      }),
    });
    return ok({ settlementId: key });
  });
}

/** Cash of orders delivered before the store's books recorded couriers; it is counted with the payout. */
const formerlyDelivered = (orders: readonly Order[]): number =>
  orders.filter(({ cashDueAt }) => cashDueAt === null).reduce((sum, order) => sum + chargedOf(order), 0);

/** A payout's rate: the store's of today, or that of its orders where the store no longer has the currency. */
export const payoutRate = (
  setting: StoreSetting,
  currency: CurrencyCode,
  orders: readonly Order[],
): ExchangeRate | undefined =>
  rateOf(setting, currency) ?? orders.find((order) => order.currency === currency)?.rate;

interface Written {
  readonly db: Deps['db'];
  readonly store: StoreId;
  readonly setting: StoreSetting;
  readonly settlement: Settlement & { readonly rate: ExchangeRate };
  readonly former: number;
}

/** Writes a payout or, with negative sums, its reversal, with the ledger entry. */
export function writeSettlement(tx: Transaction, { db, store, setting, settlement, former }: Written): void {
  const { id, currency, rate, day, at, fee, lines, reverses } = settlement;
  const sign = reverses === null ? 1 : -1;
  const { received, settled } = sumsOf(lines);
  const sums = { settled: sign * settled, received: sign * received, fees: sign * fee };
  const { id: _, ...document } = settlement;
  tx.create(db.doc(collections.settlement(store, id)), { ...document, at: Timestamp.fromMillis(at) });
  const basis = { base: setting.baseCurrency, rate, at, day };
  writeLedgerEntry(tx, db, store, paidOutEntry(courierMove(currency, { ...sums, collected: former }), basis));
}

function repeated(known: Settlement, { courier, day, reference, currency, fee, lines }: Request): Answer {
  const before = known.lines.map(({ number, amount }) => ({ number, amount }));
  const isSame =
    isDeepStrictEqual(
      before,
      lines.map(({ number, amount }) => ({ number, amount })),
    ) &&
    isDeepStrictEqual(
      [known.courier, known.day, known.reference, known.currency, known.fee],
      [courier, day, reference, currency, fee],
    );
  return isSame ? ok({ settlementId: known.id }) : fail({ code: 'key-reused' });
}
