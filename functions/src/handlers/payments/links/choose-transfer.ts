import { orderDocument } from '@/functions/src/adapters/database/firestore';
import type { SettleDeps } from '@/functions/src/handlers/payments/place-paid-order';
import { mustStop, withPaymentStopped, type MustStop } from '@/functions/src/handlers/payments/stop-payment';
import { askForTransfer } from '@/functions/src/handlers/payments/transfer/ask-for-transfer';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';
import type { Callables } from '@/lib/domain/api/callables';
import type { Order } from '@/lib/domain/orders/order';
import { paymentLinkState } from '@/lib/domain/payments/payment-link';
import { awaitsCard } from '@/lib/domain/payments/settlement';
import { NO_TRANSFER } from '@/lib/domain/payments/transfer/order-transfer';
import { awaitsTransfer } from '@/lib/domain/payments/transfer/transfer-money';
import { takesTransfers, transferTime } from '@/lib/domain/payments/transfer/transfer-terms';
import { fail, ok, type Result } from '@/lib/domain/result';
import { linkedOrder, type LinkDeps } from './linked-payment';

type Chosen = Callables['chooseLinkTransfer']['response'];

/**
 * See `PaymentLinkCallables`. The order costs the same by card and by transfer, so only its payment method changes. Money paid
 * by card afterwards is held.
 */
export async function chooseLinkTransfer(
  deps: SettleDeps & LinkDeps,
  { token }: Callables['chooseLinkTransfer']['request'],
): Promise<Result<Chosen>> {
  const found = await linkedOrder(deps, token);
  if (!found.ok) return found;
  return withPaymentStopped<Chosen>(deps, (stopped) =>
    withLockedOrder<Chosen | MustStop>(deps, found.value, async ({ tx, ref, order, setting }) => {
      const now = deps.now();
      if (awaitsTransfer(order)) return ok({ state: paymentLinkState(order, now) });
      if (!awaitsCard(order) || paymentLinkState(order, now) !== 'open')
        return fail({ code: 'nothing-to-pay' });
      if (order.gift || !takesTransfers(setting)) return fail({ code: 'payment-method-unavailable' });
      if (mustStop(order, stopped)) return ok({ stopFirst: order });
      const chosen: Order = {
        ...order,
        ...({ paymentMethod: 'transfer', paymentStatus: 'unpaid', paymentId: null } as const),
        transfer: NO_TRANSFER,
        payUntil: Math.max(order.payUntil ?? 0, now + transferTime(setting)),
        updatedAt: now,
      };
      const { paymentMethod, paymentStatus, paymentId, transfer, payUntil, updatedAt } =
        orderDocument(chosen);
      tx.update(ref, { paymentMethod, paymentStatus, paymentId, transfer, payUntil, updatedAt });
      askForTransfer(tx, deps.db, chosen, now);
      return ok({ state: paymentLinkState(chosen, now) });
    }),
  );
}
