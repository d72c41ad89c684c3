import type { Order } from '@/lib/domain/orders/order';
import { whyUndelivered } from '@/lib/domain/orders/why-undelivered';
import { refundableAmount } from '@/lib/domain/payments/refund-order';
import type { OrderMailKind } from '@/functions/src/adapters/outbox/outbox';
import type { MailTexts } from '../mail-text-keys';

/** The first sentences of a mail or push about an order, where they depend on more than its kind. */
export function orderLead(texts: MailTexts, kind: OrderMailKind, order: Order): string {
  const why = whyUndelivered(order);
  if (kind === 'order-undelivered' && why) return texts.undelivered[why];
  if (kind === 'order-taken-back' && refundableAmount(order) > 0) return texts.takenBackPaid;
  return kind === 'order-refunded' && order.paymentMethod === 'card'
    ? texts.refundedToCard
    : texts.lead[kind];
}
