import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import type { Deps } from '@/functions/src/deps';
import { orderPhone } from '@/functions/src/handlers/messages/order-phone';
import { askToPay } from '@/functions/src/handlers/messages/render-shopper-message';
import { withLockedOrder } from '@/functions/src/handlers/payments/with-locked-order';
import type { Callables } from '@/lib/domain/api/callables';
import { orderId as asOrderId, storeId } from '@/lib/domain/ids';
import { whatsappLink } from '@/lib/domain/messages/whatsapp-link';
import { owedExtra, withOwed } from '@/lib/domain/payments/extra/extra-payment';
import { canSendLink, payableUntil } from '@/lib/domain/payments/payment-link';
import { leftToTransfer, owesTransfer } from '@/lib/domain/payments/transfer/transfer-money';
import { fail, ok, type Result } from '@/lib/domain/result';

type SendDeps = Pick<Deps, 'db' | 'now' | 'runInQueue' | 'takesCards' | 'paymentLinks' | 'siteUrl'>;

/** See `PaymentLinkCallables`. The link is made on request and never stored. */
export function sendPaymentLink(
  deps: SendDeps,
  { storeId: store, orderId, mail }: Callables['sendPaymentLink']['request'],
): Promise<Result<Callables['sendPaymentLink']['response']>> {
  const named = { storeId: storeId(store), id: asOrderId(orderId) };
  return withLockedOrder(deps, named, async ({ tx, ref, order, setting }) => {
    const byTransfer = leftToTransfer(order) > 0;
    if (!canSendLink(order) && !byTransfer) return fail({ code: 'nothing-to-pay' });
    if (!byTransfer && !deps.takesCards(setting)) return fail({ code: 'payment-method-unavailable' });
    const now = deps.now();
    const payUntil = payableUntil(order, now);
    const kept = owedExtra(order)
      ? { ...order, extraPayments: withOwed(order, { payUntil }) }
      : { ...order, payUntil };
    const { payUntil: until, extraPayments } = orderDocument(kept);
    tx.update(ref, { payUntil: until, extraPayments });
    const { email: to } = order.address;
    const kind = byTransfer && !owesTransfer(order) ? 'order-transfer-asked' : 'order-payment-asked';
    if (mail) queueOrderMail(tx, deps.db, kept, { kind, to, locale: order.locale }, now);
    const { link, text } = askToPay(deps, kept, setting);
    const phone = orderPhone(order, setting);
    return ok({ link, whatsapp: phone && whatsappLink(phone, text), payUntil });
  });
}
