import type { Transaction } from 'firebase-admin/firestore';
import { inTransaction, orderDocument, readSetting } from '@/functions/src/adapters/database/firestore';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import type { CardRefund } from '@/functions/src/adapters/stripe/payments/card-payments';
import { queueInvoices } from '@/functions/src/handlers/invoices/queue-invoices';
import { readFeeReturned, saveFeeReturned } from '@/functions/src/handlers/payments/connect/record-fees';
import { readSoldCard, readVoided, restoreGift } from '@/functions/src/handlers/prepaid/sold-gift-card';
import type { Deps } from '@/functions/src/deps';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import type { Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import type { RefundState } from '@/lib/domain/orders/order-status';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { takenPayments } from '@/lib/domain/payments/extra/taken-payments';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { settleRefund as settled } from '@/lib/domain/payments/refund-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { refundedEntry, refundFailedEntry } from '@/lib/domain/stats/ledger';
import { notifyShopper } from '@/functions/src/adapters/outbox/message-outbox';

export type SettleDeps = Pick<Deps, 'db' | 'now' | 'runInQueue' | 'payments'>;

/** The card provider's result of one refund of an order. */
interface ReportedRefund {
  readonly orderId: string;
  readonly refundId: string;
  readonly state: RefundState;
}

/**
 * Writes a refund's result once, however often it is reported. It is the card provider's state, read while the order is locked,
 * so that the last writer writes the newest; or the reported one if the provider never made the refund. After a failure its
 * money can be refunded again, the figures drop it, and shopper and owner are notified. Resolves to whether it changed; fails
 * like `CardPayments` and with `order-not-found`, `store-not-found`, `try-again`.
 */
export async function settleRefund(
  { db, now, runInQueue, payments }: SettleDeps,
  store: StoreId,
  { orderId, refundId, state: reported }: ReportedRefund,
): Promise<Result<boolean>> {
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, orderId));
  const requestRef = db.doc(collections.refundRequest(store, orderId, refundId));
  return runInQueue([ref.path], () =>
    inTransaction(db, async (tx) => {
      const [stored, request] = await tx.getAll(ref, requestRef);
      if (!stored?.exists) return fail({ code: 'order-not-found' });
      const before = parseOrder(stored.id, stored.data());
      const card = await readSoldCard(tx, db, before);
      const voided = await readVoided(tx, db, before, { id: refundId });
      const made = await refundAt(payments, before, refundId);
      if (!made.ok) return made;
      const state = made.value?.state ?? reported;
      const after = settled(before, refundId, state, now());
      const refund = after?.refunds.find(({ id }) => id === refundId);
      const withFee = after && refund ? await readFeeReturned({ payments }, after, refund) : ok(null);
      if (!withFee.ok) return withFee;
      if (request?.exists) tx.update(requestRef, { state });
      if (!withFee.value) return ok(false);
      writeSettled(tx, { db, now }, { before, after: withFee.value, refundId, setting, card, voided });
      return ok(true);
    }),
  );
}

/** A refund at the card provider, with the order's payment that it refunds. */
export type TakenRefund = CardRefund & Pick<Refund, 'of'>;

/** All refunds of an order's payments at the card provider, newest first of each. */
export async function refundsAt(
  payments: Deps['payments'],
  order: Order,
): Promise<Result<readonly TakenRefund[]>> {
  const all: TakenRefund[] = [];
  for (const { of, paymentId } of takenPayments(order)) {
    const made = paymentId ? await payments.refundsOf(order.storeId, paymentId) : ok([]);
    if (!made.ok) return made;
    all.push(...made.value.map((refund) => ({ ...refund, ...(of && { of }) })));
  }
  return ok(all);
}

/** One of them, by its id in the order; null where there is none. */
export async function refundAt(
  payments: Deps['payments'],
  order: Order,
  id: string,
): Promise<Result<TakenRefund | null>> {
  const made = await refundsAt(payments, order);
  return made.ok ? ok(made.value.find((one) => idInOrder(one) === id) ?? null) : made;
}

/** A refund made elsewhere, such as in Stripe's dashboard, has its own id. */
export const idInOrder = ({ id, refundId }: CardRefund): string => refundId || id;

interface Settling {
  readonly before: Order;
  readonly after: Order;
  readonly refundId: string;
  readonly setting: FunctionSetting;
  /** The gift card that the order bought. */
  readonly card: Prepaid | null;
  /** What the refund took off that card. */
  readonly voided: Minor;
}

function writeSettled(
  tx: Transaction,
  { db, now }: Pick<SettleDeps, 'db' | 'now'>,
  { before, after, refundId, setting: { baseCurrency, notices }, card, voided }: Settling,
): void {
  const { storeId: store, id } = after;
  const { paymentStatus, refunds, part, updatedAt } = orderDocument(after);
  tx.update(db.doc(collections.order(store, id)), { paymentStatus, refunds, part, updatedAt });
  const stateOf = (order: Order) => order.refunds.find((refund) => refund.id === refundId);
  const [was, is] = [stateOf(before), stateOf(after)];
  if (!was || !is) return;
  const at = now();
  queueInvoices(tx, db, after, at);
  saveFeeReturned(tx, db, before, after, at);
  const counted = wasPlaced(after);
  if (counted && is.state === 'failed')
    writeLedgerEntry(tx, db, store, refundFailedEntry(after, baseCurrency, is, at));
  if (counted && was.state === 'failed')
    writeLedgerEntry(tx, db, store, { ...refundedEntry(after, baseCurrency, is), at });
  if (is.state !== 'failed') return;
  restoreGift(tx, db, after, card, { id: refundId, amount: voided }, at);
  // The shopper was told before that the money is on its way.
  notifyShopper(tx, db, after, notices, { kind: 'order-refund-failed', refundId }, at);
  const { to, locale } = notices;
  if (to) queueOrderMail(tx, db, after, { kind: 'owner-refund-failed', to, locale, refundId }, at);
}
