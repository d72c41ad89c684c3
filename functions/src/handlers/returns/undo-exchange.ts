import type { Callables } from '@/lib/domain/api/callables';
import { orderId, storeId } from '@/lib/domain/ids';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import { undoExchange as undone } from '@/lib/domain/orders/returns/undo-exchange';
import { ok, type Result } from '@/lib/domain/result';
import { refundFailedEntry } from '@/lib/domain/stats/ledger';
import { writeLedgerEntry } from '@/functions/src/adapters/orders/ledger';
import type { Caller } from '@/functions/src/callable';
import { editReads, type EditDeps } from '@/functions/src/handlers/edits/change-order';
import { readEditTerms } from '@/functions/src/handlers/edits/edit-reads';
import { recordEdit } from '@/functions/src/handlers/edits/record-edit';
import { mustStop, withPaymentStopped, type MustStop } from '@/functions/src/handlers/payments/stop-payment';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';

type Response = Callables['undoExchange']['response'];

/**
 * Undoes an exchange whose difference nobody paid. Its pieces go back into stock, its payment can no longer bring money, and
 * the return is as before, in one transaction. Repeating it gives the same answer. Fails as the domain's `undoExchange` does.
 */
export async function undoExchange(
  deps: EditDeps,
  { storeId: store, orderId: order, returnId }: Callables['undoExchange']['request'],
  { uid: by }: Caller,
): Promise<Result<Response>> {
  const named = { storeId: storeId(store), id: orderId(order) };
  return withPaymentStopped(deps, (stopped) =>
    withLockedOrder<Response | MustStop>(deps, named, async ({ tx, order: before, setting }) => {
      if (before.returns.some((one) => one.id === returnId && isUndone(one)))
        return ok({ state: 'received' });
      const edit = {
        id: `undo-${before.edits.length + 1}`,
        at: deps.now(),
        actor: 'owner',
        by,
        reason: '',
      } as const;
      const made = undone(before, returnId, { edit });
      if (!made.ok) return made;
      const { offset } = made.value;
      const { products } = (await readEditTerms(tx, deps.db, setting, before, { added: [] })).catalogue;
      const possible = await editReads(tx, deps, { before, edited: made.value, products, setting });
      if (!possible.ok) return possible;
      if (mustStop(before, stopped)) return ok({ stopFirst: before });
      const kept = { single: [] };
      recordEdit(tx, deps, {
        ...{ before, edited: made.value, products, setting },
        ...possible.value,
        ...kept,
      });
      const entry = refundFailedEntry(before, setting.baseCurrency, offset, edit.at);
      writeLedgerEntry(tx, deps.db, before.storeId, entry);
      return ok({ state: 'received' });
    }),
  );
}

const isUndone = ({ state, events }: OrderReturn): boolean =>
  state === 'received' && events.at(-2)?.to === 'exchanged';
