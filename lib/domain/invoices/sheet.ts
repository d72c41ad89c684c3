import type { LocalizedText } from '@/lib/domain/locale';
import { majorUnits, type Minor } from '@/lib/domain/money/money';
import type { TaxedPart } from '@/lib/domain/tax/order-tax';
import { rateText } from '@/lib/domain/tax/tax-currency';
import { taxByRate } from '@/lib/domain/tax/tax-parts';
import { dayOfIssue, type Invoice, type InvoicePart } from './invoice';
import { reasonOf } from './note-reason';
import { hasSaudiQr, saudiQr } from '@/lib/domain/invoices/authority/saudi-qr';
import { CLASS_TEXTS, SHEET_TEXTS } from './sheet-texts';

/** A label in both languages and its value: a text per language, or one for both. */
export interface Fact {
  readonly label: LocalizedText;
  readonly value: LocalizedText | string;
}

export interface SheetRow {
  readonly title: LocalizedText;
  readonly sku: string;
  readonly quantity: string;
  /** A rate such as "15%", or the reason for none. */
  readonly rate: LocalizedText | string;
  readonly net: string;
  readonly tax: string;
  readonly amount: string;
}

/** The printed or shown form of a document: bilingual, with Latin digits. */
export interface Sheet {
  readonly title: LocalizedText;
  readonly facts: readonly Fact[];
  readonly seller: {
    readonly name: LocalizedText;
    readonly address: LocalizedText;
    readonly facts: readonly Fact[];
  };
  readonly buyer: Invoice['buyer'];
  readonly rows: readonly SheetRow[];
  readonly sums: readonly Fact[];
  readonly total: Fact;
  /** How the total is paid; empty without a prepaid part. */
  readonly paid: readonly Fact[];
  /** The text of the Saudi QR code; null elsewhere. */
  readonly code: string | null;
}

/** `timeZone`: the store's, for the date of older documents. */
export function sheetOf(invoice: Invoice, timeZone: string): Sheet {
  const { seller, buyer, parts, kind, currency, discount, rounding, total, prepaid } = invoice;
  const money = (amount: Minor, of = currency) => `${majorUnits(amount, of)} ${of}`;
  const tax = parts.reduce((sum, part) => sum + part.tax, 0);
  const net = parts.reduce((sum, part) => sum + part.net, 0);
  const optional = (label: LocalizedText, value: Fact['value']): Fact[] => (value ? [{ label, value }] : []);
  const texts = SHEET_TEXTS;
  return {
    title: texts.title[kind === 'invoice' && hasSaudiQr(invoice) ? 'simplified' : kind],
    facts: [
      { label: texts.number, value: invoice.number },
      { label: texts.date, value: dayOfIssue(invoice, timeZone) },
      ...optional(texts.corrects, invoice.corrects),
      ...optional(texts.addsTo, invoice.addsTo),
      ...optional(texts.takesBack, invoice.takesBack),
      { label: texts.order, value: invoice.orderNumber },
      ...optional(texts.reason, reasonOf(invoice)),
    ],
    seller: {
      name: seller.name,
      address: seller.address,
      facts: [...optional(texts.taxNumber, seller.taxNumber), ...optional(texts.crNumber, seller.crNumber)],
    },
    buyer,
    rows: parts.map((part) => rowOf(part, money)),
    sums: [
      ...(discount === 0 ? [] : [{ label: texts.discount, value: money(discount) }]),
      { label: texts.totalNet, value: money(net) },
      ...taxByRate(parts).map((part) => taxFact(part, money)),
      ...reportedFacts(invoice, money),
      ...(rounding === 0 ? [] : [{ label: texts.rounding, value: money(rounding) }]),
    ],
    total: { label: texts.total, value: money(total) },
    paid:
      prepaid === 0
        ? []
        : [
            { label: texts.prepaid, value: money(prepaid) },
            { label: texts.due, value: money(total - prepaid) },
          ],
    code: hasSaudiQr(invoice) && tax >= 0 ? saudiQr(invoice) : null,
  };
}

type Money = (amount: Minor, of?: Invoice['currency']) => string;

/** The VAT in the tax currency if it differs, and the stored rate. */
function reportedFacts({ reported, currency }: Invoice, money: Money): Fact[] {
  const { tax, exchange, currency: to } = reported;
  if (to === currency) return [];
  const rate = exchange && {
    label: SHEET_TEXTS.rate,
    value: rateText(currency, { currency: to, ...exchange }),
  };
  return [{ label: SHEET_TEXTS.reported, value: money(tax, to) }, ...(rate ? [rate] : [])];
}

const rowOf = (part: InvoicePart, money: Money): SheetRow => ({
  title: part.kind === 'line' ? part.title : SHEET_TEXTS[part.kind],
  sku: part.sku,
  quantity: part.quantity === null ? '' : String(part.quantity),
  rate: rateOf(part),
  net: money(part.net),
  tax: money(part.tax),
  amount: money(part.net + part.tax),
});

const rateOf = ({ taxClass, rate }: TaxedPart): LocalizedText | string =>
  taxClass === 'standard' ? `${rate / 100}%` : CLASS_TEXTS[taxClass];

function taxFact(part: TaxedPart, money: Money): Fact {
  const { totalTax } = SHEET_TEXTS;
  const rate = rateOf(part);
  const [en, ar] = typeof rate === 'string' ? [rate, rate] : [rate.en, rate.ar];
  return { label: { en: `${totalTax.en} ${en}`, ar: `${totalTax.ar} ${ar}` }, value: money(part.tax) };
}
