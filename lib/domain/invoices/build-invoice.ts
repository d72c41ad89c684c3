import { addressLines } from '@/lib/domain/address/address-lines';
import { localized, type LocalizedText } from '@/lib/domain/locale';
import { convertMinor, type Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { partsOf } from '@/lib/domain/tax/order-tax';
import { creditsOf } from './credit';
import type { Invoice, InvoicePart, IssuedDocument } from './invoice';

type Seller = Pick<StoreSetting, 'tax' | 'name' | 'contact' | 'baseCurrency'>;

const NO_TEXT: LocalizedText = { en: '', ar: '' };

/** The document as it is issued at the moment `at`, a credit note about the refund that `issued` names. */
export function buildInvoice(order: Order, issued: IssuedDocument, setting: Seller, at: number): Invoice {
  const refund = order.refunds.find(({ id }) => id === issued.refundId);
  const parts = refund ? creditedParts(order, refund.id) : soldParts(order);
  const tax = parts.reduce((sum, part) => sum + part.tax, 0);
  const { fullName } = order.address;
  const addressIn = (locale: 'en' | 'ar') => addressLines(order.address, locale).filter(Boolean).join(', ');
  return {
    number: issued.number,
    kind: issued.kind,
    orderId: order.id,
    orderNumber: order.number,
    issuedAt: at,
    corrects: refund ? (order.invoices.find(({ kind }) => kind === 'invoice')?.number ?? '') : '',
    reason: refund?.reason ?? '',
    seller: sellerOf(setting),
    buyer: { name: fullName, address: { en: addressIn('en'), ar: addressIn('ar') } },
    parts,
    currency: order.currency,
    discount: refund ? 0 : order.discount + order.deliveryDiscount,
    rounding: refund ? 0 : order.rounding,
    total: refund ? grossOf(parts) : order.total,
    reported: {
      currency: setting.baseCurrency,
      tax: convertMinor(tax, order.currency, setting.baseCurrency, 1 / order.rate),
    },
  };
}

const grossOf = (parts: readonly InvoicePart[]): Minor =>
  parts.reduce((sum, { net, tax }) => sum + net + tax, 0);

/** The seller as invoices name it; the store's name and address stand in for missing legal ones. */
function sellerOf({ tax, name, contact }: Seller): Invoice['seller'] {
  const either = (one: LocalizedText, other: LocalizedText) => (localized(one, 'en') ? one : other);
  return {
    name: either(tax.legalName, name),
    address: either(tax.legalAddress, contact.address),
    country: tax.rates[0]?.country ?? '',
    taxNumber: tax.number,
    crNumber: tax.crNumber,
  };
}

/** The order's parts in the order of `partsOf`. */
function soldParts({ lines, tax }: Order): InvoicePart[] {
  if (!tax) return [];
  return partsOf(tax)
    .map((part, at): InvoicePart => {
      const line = lines[at];
      if (line) return { kind: 'line', title: line.title, sku: line.sku, quantity: line.quantity, ...part };
      const kind = at === lines.length ? 'delivery' : 'cashFee';
      return { kind, title: NO_TEXT, sku: '', quantity: null, ...part };
    })
    .filter(({ kind, net, tax: own }) => kind === 'line' || net + own > 0);
}

/** What a refund gives back, after those that were credited before it. */
function creditedParts(order: Order, refundId: string): InvoicePart[] {
  const credited = order.invoices.map((issued) => issued.refundId).filter((id) => id && id !== refundId);
  const inTurn = [...credited, refundId].flatMap((id) => order.refunds.find((one) => one.id === id) ?? []);
  const credit = creditsOf(order, inTurn).at(-1) ?? [];
  const pieces = inTurn.at(-1)?.lines ?? [];
  const parts = order.tax ? partsOf(order.tax) : [];
  return parts.flatMap(({ taxClass, rate }, at): InvoicePart[] => {
    const { amount = 0, tax = 0 } = credit[at] ?? {};
    if (amount === 0) return [];
    const line = order.lines[at];
    const kind = line ? 'line' : at === order.lines.length ? 'delivery' : 'cashFee';
    const quantity = pieces.find((one) => one.line === at)?.quantity ?? null;
    const title = line?.title ?? NO_TEXT;
    return [{ kind, title, sku: line?.sku ?? '', quantity, taxClass, rate, net: amount - tax, tax }];
  });
}
