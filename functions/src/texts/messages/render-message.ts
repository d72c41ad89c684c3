import { localized } from '@/lib/domain/locale';
import { formatMoney } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { owedOf } from '@/lib/domain/payments/owed';
import { refundedOfTotal } from '@/lib/domain/payments/refund-order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fillTemplate, greet } from '@/functions/src/texts/fill-template';
import { linesOf } from '@/functions/src/texts/mails/order/parcel-details';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { pickupNotice, pickupTexts } from '@/functions/src/texts/pickup-texts';
import { withoutLinks } from '@/functions/src/texts/without-links';
import type { MessageTextName } from './message-text-name';
import { messageTexts } from './message-texts';

interface MessageSubject {
  readonly name: MessageTextName;
  readonly refundId: string;
  readonly parcelId: string;
  readonly order: Order;
  readonly setting: StoreSetting;
  /** The signed page that the message links to. */
  readonly link: string;
}

export interface RenderedMessage {
  /** The text as a person sends it, with a greeting. */
  readonly text: string;
  /** The template's name at WhatsApp, and what its `{{1}}`, `{{2}}` … stand for. */
  readonly template: string;
  readonly parameters: readonly string[];
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** A message to a shopper in the order's language. */
export function renderMessage({
  name,
  refundId,
  parcelId,
  order,
  setting,
  link,
}: MessageSubject): RenderedMessage {
  const { locale, currency, refunds } = order;
  const isRefund = name === 'order-refunded' || name === 'order-refund-failed';
  const refunded = refunds.find(({ id }) => id === refundId)?.amount ?? refundedOfTotal(order);
  // A question about a cash order names the cash to have ready; a payment link names the amount due.
  const asksMoney = name.startsWith('order-confirm-') || name.endsWith('-asked');
  const asked = asksMoney ? owedOf(order) : order.total;
  const amount = isRefund ? refunded : asked;
  const values: Readonly<Record<string, string>> = {
    store: withoutLinks(localized(setting.name, locale)),
    number: order.number,
    pieces: linesOf(order, parcelId)
      .map(({ title, quantity }) => `${quantity} × ${withoutLinks(localized(title, locale))}`)
      .join(locale === 'ar' ? '، ' : ', '),
    amount: formatMoney({ amount, currency }, { locale, numerals: setting.numerals }),
  };
  const pickup = pickupNotice(name, order);
  const template = pickup ? pickupTexts[locale][pickup].message : messageTexts[locale][name];
  const greeting = greet(mailTexts[locale], order.address.fullName);
  // The link has its own line, because direction marks around it would become part of it.
  const body = fillTemplate(template.replace('{link}', ''), values).trimEnd();
  return {
    text: `${greeting}\n${body}\n${link}`,
    template: (pickup ? `${pickup}-pickup` : name).replaceAll('-', '_'),
    parameters: [...template.matchAll(PLACEHOLDER)].map(([, key = '']) => values[key] ?? link),
  };
}
