import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference } from 'firebase-admin/firestore';
import { readDueDocuments, retryDelay } from '@/functions/src/adapters/database/due-documents';
import { parseRefundRequest } from '@/functions/src/adapters/orders/refund-requests';
import type { RefundRequest } from '@/functions/src/adapters/orders/refund-requests';
import type { CardRefund } from '@/functions/src/adapters/stripe/payments/card-payments';
import type { Log } from '@/functions/src/log';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import type { RefundState } from '@/lib/domain/orders/order-status';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { settleRefund } from './settle-refund';
import type { SettleDeps } from './settle-refund';

/** The lease of a refund being sent; longer than the library's own retries together. */
const LEASE_MS = 2 * 60 * 1000;

export interface SendDeps extends SettleDeps {
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Sends one queued refund to the card provider, unless it is settled, being sent or not due. A refund without a result is
 * retried with backoff, without end: the money is promised, banks may take days, and so may missing keys.
 */
export async function sendRefund(deps: SendDeps, ref: DocumentReference): Promise<void> {
  const store = storeId(ref.parent.parent?.id ?? '');
  const request = await claim(deps, ref);
  if (!request) return;
  const made = await make(deps, store, request).catch(surprise);
  const { attempts, orderId, refundId } = request;
  const state = made.ok ? made.value : 'pending';
  const settled = state === 'pending' ? made : await settleRefund(deps, store, { orderId, refundId, state });
  if (settled.ok && state !== 'pending') return;
  deps.log.warn('A refund is not settled yet', { orderId, refundId, attempts, settled });
  const problem = settled.ok ? 'pending' : settled.error.code;
  await ref.update({ problem, dueAt: Timestamp.fromMillis(deps.now() + retryDelay(attempts)) });
}

/** Sends all due refunds of every store: those the trigger missed, failed ones, and those a bank is slow about. */
export async function sendDueRefunds(deps: SendDeps): Promise<void> {
  const due = await readDueDocuments(
    deps.db,
    { collection: 'refundRequests', states: ['pending'] },
    deps.now(),
  );
  await Promise.all(due.map(({ ref }) => sendRefund(deps, ref)));
}

/** Claims the request by moving its due time past the lease; null if it cannot be claimed. */
const claim = ({ db, now }: SendDeps, ref: DocumentReference): Promise<RefundRequest | null> =>
  db.runTransaction(async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return null;
    const request = parseRefundRequest(ref, snapshot.data());
    if (request.state !== 'pending' || request.dueAt > now()) return null;
    const attempts = request.attempts + 1;
    tx.update(ref, { attempts, dueAt: Timestamp.fromMillis(now() + LEASE_MS) });
    return { ...request, attempts };
  });

/**
 * Makes the refund and returns its result. The provider forgets an idempotency key after a day. So on a second attempt, or
 * after a refusal, it is asked whether it has made the refund.
 */
async function make(
  { payments }: SendDeps,
  store: StoreId,
  { paymentId, orderId, refundId, amount, attempts }: RefundRequest,
): Promise<Result<RefundState>> {
  const find = async (): Promise<Result<CardRefund | undefined>> => {
    const reported = await payments.refundsOf(store, paymentId);
    return reported.ok ? ok(reported.value.find((one) => one.refundId === refundId)) : reported;
  };
  const before = attempts > 1 ? await find() : ok(undefined);
  if (!before.ok) return before;
  if (before.value) return ok(before.value.state);
  const given = await payments.refund(store, { paymentId, amount, orderId, key: refundId });
  if (given.ok) return ok(given.value.state);
  if (given.error.code !== 'refund-refused') return given;
  const made = await find();
  return made.ok ? ok(made.value?.state ?? 'failed') : made;
}

/** Logs the failure; whatever it is, the money stays promised. */
const surprise = (error: unknown): Result<never> =>
  fail({ code: 'internal', params: { error: String(error) } });
