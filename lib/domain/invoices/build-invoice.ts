import { addressLines } from '@/lib/domain/address/address-lines';
import { localized, type LocalizedText } from '@/lib/domain/locale';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { prepaidOf } from '@/lib/domain/prepaid/order-prepaid';
import { storeDay } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { partsOf } from '@/lib/domain/tax/tax-parts';
import { allowanceOf, allowancesByRate, lineAllowances } from './allowances';
import { creditsOf } from './credit';
import { creditCauses } from './credit-causes';
import type { Invoice, InvoicePart, IssuedDocument, WantedDocument } from './invoice';
import { heldLines, type HeldLines } from './invoiced-lines';
import { reportedTaxOf } from './reported-tax';

type Seller = Pick<StoreSetting, 'tax' | 'name' | 'contact' | 'baseCurrency' | 'timeZone'>;

const NO_TEXT: LocalizedText = { en: '', ar: '' };

/**
 * Builds a document issued at `at`, after the order's others. A note takes its cause from `issued`, and the tax
 * currency from the invoice it corrects, `sold`. The first invoice covers the whole order, because additions are
 * possible only after it.
 */
export function buildInvoice(
  order: Order,
  issued: IssuedDocument,
  setting: Seller,
  at: number,
  sold?: Invoice,
): Invoice {
  const cause = creditCauses(order).find(({ refund }) => refund.id === issued.refundId);
  const sales = order.invoices.filter(({ kind }) => kind === 'invoice');
  const held = cause ? ALL : (heldLines(order, [...order.invoices, issued])[sales.length] ?? ALL);
  const isLater = !cause && sales.length > 0;
  const parts = cause ? creditedParts(order, issued, cause.refund) : soldParts(order, held);
  const tax = sumOf(parts, (part) => part.tax);
  const { fullName } = order.address;
  const addressIn = (locale: 'en' | 'ar') => addressLines(order.address, locale).filter(Boolean).join(', ');
  return {
    number: issued.number,
    kind: issued.kind,
    orderId: order.id,
    orderNumber: order.number,
    issuedAt: at,
    issuedOn: storeDay(at, setting.timeZone),
    corrects: cause ? (sales[issued.of ?? 0]?.number ?? '') : '',
    addsTo: isLater ? (sales[0]?.number ?? '') : '',
    takesBack: issued.kind === 'debit-note' ? takenBack(order, issued) : '',
    cause: cause?.kind ?? null,
    reason: cause?.refund.reason ?? '',
    seller: sellerOf(setting),
    buyer: {
      name: fullName,
      address: { en: addressIn('en'), ar: addressIn('ar') },
      country: order.address.country ?? order.tax?.country ?? '',
    },
    paymentMethod: order.paymentMethod,
    parts,
    currency: order.currency,
    discount: cause ? 0 : discountOf(order, held, isLater),
    rounding: cause || isLater ? 0 : order.rounding,
    total: cause || isLater ? sumOf(parts, (part) => part.net + part.tax) : order.total,
    prepaid: cause || isLater ? 0 : prepaidOf(order),
    allowances: cause ? [] : allowancesByRate(lineAllowances(order).filter(({ line }) => isIn(held, line))),
    reported: reportedTaxOf(order, issued, tax, { setting, sold }),
  };
}

/** The seller on invoices; the store's name and address replace missing legal ones. */
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

const ALL: HeldLines = { from: 0, end: Infinity };

const isIn = ({ from, end }: HeldLines, line: number): boolean => from <= line && line < end;

const discountOf = ({ lines, discount, deliveryDiscount }: Order, held: HeldLines, isLater: boolean) =>
  isLater ? sumOf(lines.slice(held.from, held.end), (line) => line.discount) : discount + deliveryDiscount;

/** The number of the credit note that a debit note reverses. */
const takenBack = ({ invoices }: Order, { refundId, of }: IssuedDocument): string =>
  invoices.filter((one) => one.kind === 'credit-note' && one.refundId === refundId && one.of === of).at(-1)
    ?.number ?? '';

/**
 * The order's parts that the invoice holds, in the order of `partsOf`; delivery and cash fee are on the first invoice.
 */
function soldParts(order: Order, held: HeldLines): InvoicePart[] {
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
    .filter(({ kind, net, tax: own }, at) =>
      kind === 'line' ? isIn(held, at) : held.from === 0 && net + own > 0,
    );
}

/** What a note credits or reverses, after earlier notes. */
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
