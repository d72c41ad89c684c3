import { localized } from '@/lib/domain/locale';
import type { OrderNotice } from '@/lib/domain/messages/notices';
import { formatMoney } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { refundedAmount } from '@/lib/domain/payments/refund-order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { fillTemplate, greet } from '@/functions/src/texts/fill-template';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { withoutLinks } from '@/functions/src/texts/without-links';
import { messageTexts } from './message-texts';

interface Told {
  readonly notice: OrderNotice;
  readonly refundId: string;
  readonly order: Order;
  readonly setting: StoreSetting;
  /** The signed tracking page. */
  readonly link: string;
}

export interface RenderedMessage {
  /** As a person sends it: with a greeting. */
  readonly text: string;
  /** The template's name at WhatsApp, and what its `{{1}}`, `{{2}}` … stand for. */
  readonly template: string;
  readonly parameters: readonly string[];
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** A message to a shopper in the order's language. */
export function renderMessage({ notice, refundId, order, setting, link }: Told): RenderedMessage {
  const { locale, currency, refunds, total } = order;
  const isRefund = notice === 'order-refunded' || notice === 'order-refund-failed';
  const refunded = refunds.find(({ id }) => id === refundId)?.amount ?? refundedAmount(order);
  const amount = isRefund ? refunded : total;
  const values: Readonly<Record<string, string>> = {
    store: withoutLinks(localized(setting.name, locale)),
    number: order.number,
    amount: formatMoney({ amount, currency }, { locale, numerals: setting.numerals }),
  };
  const template = messageTexts[locale][notice];
  const greeting = greet(mailTexts[locale], order.address.fullName);
  // The link stands alone in its line: marks of direction around it would become part of it.
  const body = fillTemplate(template.replace('{link}', ''), values).trimEnd();
  return {
    text: `${greeting}\n${body}\n${link}`,
    template: notice.replaceAll('-', '_'),
    parameters: [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => values[name] ?? link),
  };
}
