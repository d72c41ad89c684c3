import type { Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { orderId, storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { exchangeReturn as exchanged } from '@/lib/domain/orders/returns/exchange';
import { fail, ok, type Result } from '@/lib/domain/result';
import { refundedEntry } from '@/lib/domain/stats/ledger';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import type { Caller } from '@/functions/src/callable';
import { editReads, type EditDeps } from '@/functions/src/handlers/edits/change-order';
import { readEditTerms } from '@/functions/src/handlers/edits/edit-reads';
import { recordEdit } from '@/functions/src/handlers/edits/record-edit';
import { mustStop, withPaymentStopped, type MustStop } from '@/functions/src/handlers/payments/stop-payment';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';

type Request = Callables['exchangeReturn']['request'];
type Response = Callables['exchangeReturn']['response'];

/**
 * Exchanges a return that arrived for other pieces of the same order: stock, lines, figures, the difference and the mail are
 * one transaction, and a repeated key is the same exchange. Fails as the domain's `exchangeReturn` does, with `goods-missing`,
 * and with `edited-meanwhile` if the difference is not the one that was seen.
 */
export async function exchangeReturn(
  deps: EditDeps,
  request: Request,
  { uid }: Caller,
): Promise<Result<Response>> {
  const named = { storeId: storeId(request.storeId), id: orderId(request.orderId) };
  return withPaymentStopped(deps, (stopped) =>
    withLockedOrder<Response | MustStop>(deps, named, async ({ tx, order, setting }) => {
      const isDone = order.edits.some(({ id }) => id === request.key);
      if (isDone) return ok({ difference: request.seenDifference ?? 0 });
      return exchangeIn(tx, deps, { order, setting, request, by: uid, stopped });
    }),
  );
}

interface Exchanging {
  readonly order: Order;
  readonly setting: FunctionSetting;
  readonly request: Request;
  readonly by: string;
  /** The stopped payment, which can no longer bring money. */
  readonly stopped: string | null;
}

async function exchangeIn(
  tx: Transaction,
  deps: EditDeps,
  { order, setting, request, by, stopped }: Exchanging,
): Promise<Result<Response | MustStop>> {
  const { db } = deps;
  const { added, returnId: id, seenDifference } = request;
  const terms = await readEditTerms(tx, db, setting, order, { added });
  const edit = { id: request.key, at: deps.now(), actor: 'owner', by, reason: '' } as const;
  const made = exchanged(order, { id, added }, { ...terms, edit });
  if (!made.ok) return made;
  const { order: after, offset, difference } = made.value;
  const { products } = terms.catalogue;
  const possible = await editReads(tx, deps, { before: order, edited: made.value, products, setting });
  if (!possible.ok) return possible;
  if (seenDifference === undefined) return ok({ difference });
  if (seenDifference !== difference) return fail({ code: 'edited-meanwhile' });
  const asksAnew = after.extraPayments !== order.extraPayments;
  if (asksAnew && mustStop(order, stopped)) return ok({ stopFirst: order });
  // The order keeps the single-use codes that it holds.
  const kept = { single: [] };
  recordEdit(tx, deps, {
    ...{ before: order, edited: made.value, products, setting },
    ...{ ...possible.value, ...kept },
  });
  writeLedgerEntry(tx, db, order.storeId, refundedEntry(after, setting.baseCurrency, offset));
  return ok({ difference });
}
