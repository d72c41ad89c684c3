import { addressLines } from '@/lib/domain/address/address-lines';
import { choiceTexts } from '@/lib/domain/catalogue/variants/choices';
import { estimateText } from '@/lib/domain/delivery/estimate-text';
import { discountRows } from '@/lib/domain/discounts/discount-rows';
import { formatsOf } from '@/lib/domain/formats';
import type { Writing } from '@/lib/domain/formats';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { Locale } from '@/lib/domain/locale';
import { formatMoney } from '@/lib/domain/money/money';
import type { Minor } from '@/lib/domain/money/money';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { dueOf, exchangedAmount } from '@/lib/domain/prepaid/order-prepaid';
import { owedOf } from '@/lib/domain/payments/owed';
import { refundedOfTotal, refundOfLastEdit } from '@/lib/domain/payments/refund-order';
import { leftToTransfer } from '@/lib/domain/payments/transfer/transfer-money';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { formatRate, taxRows } from '@/lib/domain/tax/tax-rows';
import type { OrderMailKind } from '@/functions/src/adapters/outbox/mail-kinds';
import { fillTemplate, greet, isolate } from '@/functions/src/texts/fill-template';
import type { RenderedMail } from '@/functions/src/texts/html-page';
import type { MailTexts } from '@/functions/src/texts/mail-text-keys';
import { mailTexts } from '@/functions/src/texts/mail-texts';
import { asksDifference, orderLead, orderSubject } from './order-lead';
import { linesOf, parcelDetails, parcelLink } from './parcel-details';
import { transferDetails } from './transfer-details';
import { returnDetails, returnedLines } from './return-details';
import { withoutLinks } from '@/functions/src/texts/without-links';

interface OrderMail {
  readonly kind: OrderMailKind;
  readonly locale: Locale;
  readonly order: Order;
  readonly setting: StoreSetting;
  /** The button's link: the signed tracking page, or the order in the admin. */
  readonly link: string;
  /** The page that confirms or declines the order; absent from a mail that does not ask for it. */
  readonly confirmLink?: string | undefined;
  /** The page that stops offers; absent where its shopper did not agree to them. */
  readonly stopLink?: string | undefined;
  /** The page on which the order is paid; absent from a mail that does not ask for it. */
  readonly payLink?: string | undefined;
  /** The public address of a stored picture, for mail programs. */
  readonly pictureUrl: (path: string) => string;
  /** For `order-refunded`: the refund's id. */
  readonly refundId?: string | undefined;
  /** For a mail about one parcel: its id. */
  readonly parcelId?: string | undefined;
  /** For a mail about one return: its id. */
  readonly returnId?: string | undefined;
}

/** A mail about an order in one language, as plain text and as an HTML page in that language's direction. */
export function renderOrderMail(mail: OrderMail): RenderedMail {
  const { kind, locale, order, setting, link, confirmLink, payLink, stopLink, pictureUrl } = mail;
  const { refundId, parcelId, returnId } = mail;
  const texts = mailTexts[locale];
  const { labels } = texts;
  const isForOwner = kind.startsWith('owner-');
  const writing = { locale, numerals: setting.numerals };
  const money = (amount: Minor) => formatMoney({ amount, currency: order.currency }, writing);
  const isEdit = kind === 'order-edited';
  const owes = asksDifference(kind, order);
  const refund = order.refunds.find(({ id }) => id === refundId);
  const values = {
    number: order.number,
    store: localized(setting.name, locale),
    name: order.address.fullName,
    documents: order.invoices.at(-1)?.number ?? '',
    amount: money(amountOf(mail)),
  };

  const returnAddress = localized(setting.contact.address, locale);
  const lead = [
    orderLead(locale, kind, order, { refund, returnAddress }),
    ...(confirmLink ? [texts.confirmLead] : []),
  ]
    .map((text) => fillTemplate(text, values))
    .join('\n');
  const greeting = isForOwner ? '' : greet(texts, values.name);
  const showsWords = isForOwner || wasConfirmed(order);
  const isPart = kind === 'order-part-shipped' || kind === 'order-part-undelivered';
  const part = isPart ? parcelId : undefined;
  const sent = order.returns.find(({ id }) => id === returnId);
  const lines = (sent ? returnedLines(order, sent) : linesOf(order, part)).map((line) => ({
    title: describe(line, locale),
    picture: showsWords && line.design ? pictureUrl(line.design.proofPath) : null,
    amount: `${formatsOf(writing).count(line.quantity)} × ${money(line.unitPrice)}`,
  }));
  const allSums = [
    [labels.subtotal, money(order.subtotal)],
    ...discountRows(order.discounts, locale).map(
      ({ name, amount }) => [fillTemplate(labels.discount, { name }), money(-amount)] as const,
    ),
    [labels.deliveryCharges, order.deliveryCharges ? money(order.deliveryCharges) : labels.free],
    ...(order.cashFee ? [[labels.cashFee, money(order.cashFee)] as const] : []),
    ...taxRows(order.tax).map(
      (row) =>
        [
          labels[`tax-${row.name}`].replace('{rate}', formatRate(row.rate, writing)),
          money(row.amount),
        ] as const,
    ),
    ...(order.rounding ? [[labels.rounding, money(order.rounding)] as const] : []),
    [labels.total, money(order.total)],
    ...(order.prepaid
      ? ([
          [labels.prepaid, money(-order.prepaid.amount)],
          [labels.due, money(dueOf(order))],
        ] as const)
      : []),
    ...(exchangedAmount(order) ? [[labels.exchanged, money(-exchangedAmount(order))] as const] : []),
    ...(owes ? [[labels.due, money(owedOf(order))] as const] : []),
    ...(refundedOfTotal(order) ? [[labels.refunded, money(refundedOfTotal(order))] as const] : []),
  ] as const;
  // Sums of the whole order would not match a list of only some of its goods.
  const sums = isPart || sent ? [] : allSums;
  const deed = isEdit ? order.edits.at(-1) : (refund ?? order.history.at(-1));
  const { fullName, mobileNumber } = order.address;
  const details = [
    [labels.orderId, order.number],
    [labels.payment, labels[order.paymentMethod]],
    ...(kind === 'order-transfer-asked' ? transferDetails(setting, labels, locale) : []),
    [labels.deliveryAddress, [fullName, ...addressLines(order.address, locale)].map(withoutLinks).join('\n')],
    ...deliveryDetails(order, labels, writing),
    [labels.mobileNumber, withoutLinks(mobileNumber)],
    ...(showsWords ? wishDetails(order, labels) : []),
    ...parcelDetails(order, part, labels),
    ...(sent ? returnDetails(sent, setting, labels, writing) : [reasonOf(deed, labels)]),
  ].filter(([, value]) => value) as [string, string][];
  const view = { label: isForOwner ? texts.openInAdmin : texts.viewOrder, link };
  const asked = confirmLink
    ? { label: texts.confirmOrder, link: confirmLink }
    : payLink && { label: texts.payOrder, link: payLink };
  const action = asked || view;
  const tracked = parcelLink(kind, order, part, setting);
  const more = asked ? view : tracked ? { label: texts.trackParcel, link: tracked } : undefined;

  const stop = stopLink ? { label: texts.stopOffers, link: stopLink } : undefined;

  const paragraphs = [
    greeting,
    lead,
    lines.map(({ title, amount }) => `${title}\n${amount}`).join('\n\n'),
    sums.map(([label, amount]) => `${label}: ${amount}`).join('\n'),
    details.map(([label, value]) => `${label}: ${isolate(value)}`).join('\n'),
    `${action.label}: ${action.link}`,
    more && `${more.label}: ${more.link}`,
    stop && `${stop.label}: ${stop.link}`,
  ];
  const subject = fillTemplate(orderSubject(locale, kind, order), values);
  const page = {
    locale,
    subject,
    greeting,
    lead,
    lines,
    sums,
    details,
    action,
    more,
    stop,
  };
  return {
    subject,
    text: paragraphs.filter(Boolean).join('\n\n'),
    page: { ...page, store: values.store, color: setting.primaryColor },
  };
}

/** The money that a mail is about. */
function amountOf({ kind, order, refundId }: OrderMail): Minor {
  if (asksDifference(kind, order)) return owedOf(order);
  if (kind === 'order-transfer-asked') return leftToTransfer(order);
  if (kind === 'order-edited') return refundOfLastEdit(order);
  return order.refunds.find(({ id }) => id === refundId)?.amount ?? refundedOfTotal(order);
}

const reasonOf = (
  deed: { readonly reason?: string | null } | undefined,
  labels: MailTexts['labels'],
): [string, string] => [labels.reason, isolateNumberPairs(withoutLinks(deed?.reason ?? ''))];

/** Delivery method and time; for a pick-up, the place and its hours. */
function deliveryDetails(
  { delivery }: Order,
  labels: MailTexts['labels'],
  writing: Writing,
): [string, string][] {
  if (!delivery) return [];
  const { name, estimate, pickup } = delivery;
  const { locale } = writing;
  const place = pickup ? [localized(pickup.address, locale), localized(pickup.hours, locale)] : [];
  return [
    [labels.deliveryMethod, withoutLinks(localized(name, locale))],
    [labels.expected, estimate ? estimateText(estimate, formatsOf(writing)) : ''],
    [labels.pickup, place.filter(Boolean).map(withoutLinks).join('\n')],
  ];
}

const wishDetails = ({ wishes }: Order, labels: MailTexts['labels']): [string, string][] =>
  (['note', 'giftMessage'] as const).map((name) => [
    labels[name],
    isolateNumberPairs(withoutLinks(wishes[name])),
  ]);

/**
 * Anybody may order in another's name and write anything on the board or beside it. Until the store has confirmed the order,
 * its mails repeat none of it.
 */
const wasConfirmed = ({ history }: Order): boolean => history.some(({ to }) => to === 'confirmed');

function describe(line: OrderLine, locale: Locale): string {
  const options = choiceTexts(line, locale).map(withoutLinks);
  const name = withoutLinks(localized(line.title, locale));
  return options.length ? `${name} (${options.join(locale === 'ar' ? '، ' : ', ')})` : name;
}
