import type { Locale } from '@/lib/domain/locale';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { whyUndelivered } from '@/lib/domain/orders/why-undelivered';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { refundableAmount, refundOfLastEdit } from '@/lib/domain/payments/refund-order';
import type { OrderMailKind } from '@/functions/src/adapters/outbox/mail-kinds';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { pickupNotice, pickupTexts } from '@/functions/src/texts/pickup-texts';

/** Whether a mail asks to pay its order's extra amount. */
export const asksDifference = (kind: OrderMailKind, order: Order): boolean =>
  (kind === 'order-edited' || kind === 'order-payment-asked') && owedExtra(order) !== null;

interface Circumstances {
  readonly refund?: Refund | undefined;
  /** Where a return is sent; empty where the store names no address. */
  readonly returnAddress?: string;
}

/** The subject of a mail, or title of a push, about an order. */
export function orderSubject(locale: Locale, kind: OrderMailKind, order: Order): string {
  const pickup = pickupNotice(kind, order);
  return pickup ? pickupTexts[locale][pickup].subject : mailTexts[locale].subject[kind];
}

/** The first sentences of a mail or push about an order, where they depend on more than its kind. */
export function orderLead(
  locale: Locale,
  kind: OrderMailKind,
  order: Order,
  { refund, returnAddress }: Circumstances = {},
): string {
  const texts = mailTexts[locale];
  const pickup = pickupNotice(kind, order);
  if (pickup) return pickupTexts[locale][pickup].lead;
  const why = whyUndelivered(order);
  if (kind === 'order-undelivered' && why) return texts.undelivered[why];
  if (kind === 'order-taken-back' && refundableAmount(order) > 0) return texts.takenBackPaid;
  if (kind === 'order-placed' && order.gift) return texts.giftBought;
  if (kind === 'order-return-approved' && returnAddress === '') return texts.returnUnaddressed;
  if (asksDifference(kind, order)) return texts.owesDifference;
  if (kind === 'order-edited' && refundOfLastEdit(order) > 0) return texts.editedRefunded;
  if (kind === 'order-refunded' && refund?.to) return texts.refundedToPrepaid;
  return kind === 'order-refunded' && order.paymentMethod === 'card'
    ? texts.refundedToCard
    : texts.lead[kind];
}
