import { addressLines } from '@/lib/domain/address/address-lines';
import { localized, type LocalizedText } from '@/lib/domain/locale';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { prepaidOf } from '@/lib/domain/prepaid/order-prepaid';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { partsOf } from '@/lib/domain/tax/tax-parts';
import { allowanceOf, allowancesByRate, lineAllowances } from './allowances';
import { creditsOf } from './credit';
import { creditCauses } from './credit-causes';
import type { Invoice, InvoiceKind, InvoicePart, IssuedDocument, WantedDocument } from './invoice';
import { reportedTaxOf } from './reported-tax';

type Seller = Pick<StoreSetting, 'tax' | 'name' | 'contact' | 'baseCurrency'>;

const NO_TEXT: LocalizedText = { en: '', ar: '' };

/**
 * The document as it is issued at `at`, after the order's others. A note names its cause as `issued` says, and keeps the tax currency
 * of the invoice, `sold`.
 */
export function buildInvoice(
  order: Order,
  issued: IssuedDocument,
  setting: Seller,
  at: number,
  sold?: Invoice,
): Invoice {
  const cause = creditCauses(order).find(({ refund }) => refund.id === issued.refundId);
  const parts = cause ? creditedParts(order, issued, cause.refund) : soldParts(order);
  const numberOf = (kind: InvoiceKind, refundId = '') =>
    order.invoices.filter((one) => one.kind === kind && one.refundId === refundId).at(-1)?.number ?? '';
  const tax = sumOf(parts, (part) => part.tax);
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
    total: cause ? sumOf(parts, (part) => part.net + part.tax) : order.total,
    prepaid: cause ? 0 : prepaidOf(order),
    allowances: cause ? [] : allowancesByRate(lineAllowances(order)),
    reported: reportedTaxOf(order, issued, tax, { setting, sold }),
  };
}

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
function soldParts(order: Order): InvoicePart[] {
  const { lines, tax } = order;
  if (!tax) return [];
  const allowances = lineAllowances(order);
  return partsOf(tax)
    .map((part, at): InvoicePart => {
      const line = lines[at];
      const allowance = allowanceOf(allowances, at);
      if (line) {
        const { title, sku, quantity } = line;
        return { kind: 'line', title, sku, quantity, allowance, ...part };
      }
      const kind = at === lines.length ? 'delivery' : 'cashFee';
      return { kind, title: NO_TEXT, sku: '', quantity: null, allowance, ...part };
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
    const sku = line?.sku ?? '';
    return [{ kind, title, sku, quantity, allowance: 0, taxClass, rate, net: amount - tax, tax }];
  });
}
