import { addressLines } from '@/lib/domain/address/address-lines';
import { localized, type LocalizedText } from '@/lib/domain/locale';
import { convertMinor, type Minor } from '@/lib/domain/money/money';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { prepaidOf } from '@/lib/domain/prepaid/order-prepaid';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { partsOf } from '@/lib/domain/tax/tax-parts';
import { creditsOf } from './credit';
import { creditCauses } from './credit-causes';
import type { Invoice, InvoiceKind, InvoicePart, IssuedDocument, WantedDocument } from './invoice';

type Seller = Pick<StoreSetting, 'tax' | 'name' | 'contact' | 'baseCurrency'>;

const NO_TEXT: LocalizedText = { en: '', ar: '' };

/** The document as it is issued at `at`, after the order's others. A note names its cause as `issued` says. */
export function buildInvoice(order: Order, issued: IssuedDocument, setting: Seller, at: number): Invoice {
  const cause = creditCauses(order).find(({ refund }) => refund.id === issued.refundId);
  const parts = cause ? creditedParts(order, issued, cause.refund) : soldParts(order);
  const numberOf = (kind: InvoiceKind, refundId = '') =>
    order.invoices.filter((one) => one.kind === kind && one.refundId === refundId).at(-1)?.number ?? '';
  const tax = parts.reduce((sum, part) => sum + part.tax, 0);
  const { fullName } = order.address;
  const addressIn = (locale: 'en' | 'ar') => addressLines(order.address, locale).filter(Boolean).join(', ');
  return {
    number: issued.number,
    kind: issued.kind,
    orderId: order.id,
    orderNumber: order.number,
    issuedAt: at,
    corrects: cause ? numberOf('invoice') : '',
    takesBack: issued.kind === 'debit-note' ? numberOf('credit-note', issued.refundId) : '',
    cause: cause?.kind ?? null,
    reason: cause?.refund.reason ?? '',
    seller: sellerOf(setting),
    buyer: { name: fullName, address: { en: addressIn('en'), ar: addressIn('ar') } },
    parts,
    currency: order.currency,
    discount: cause ? 0 : order.discount + order.deliveryDiscount,
    rounding: cause ? 0 : order.rounding,
    total: cause ? grossOf(parts) : order.total,
    prepaid: cause ? 0 : prepaidOf(order),
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

/** What a note credits or takes back, after those before it. */
function creditedParts(order: Order, note: WantedDocument, { lines: pieces }: Refund): InvoicePart[] {
  const credit = creditsOf(order, [...order.invoices, note]).at(-1) ?? [];
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
