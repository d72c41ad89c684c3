import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import {
  count,
  fieldsOf,
  filledText,
  finite,
  listOf,
  localizedText,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/orders/order-status';
import type { TaxedPart } from '@/lib/domain/tax/order-tax';
import { parseTaxedPart } from '@/lib/domain/tax/parse-tax';
import { isDay, storeDay, type Day } from '@/lib/domain/stats/store-day';
import type { TaxCurrency } from '@/lib/domain/tax/tax-currency';

/** A debit note reverses a credit note whose money was never sent or came back. */
export const INVOICE_KINDS = ['invoice', 'credit-note', 'debit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Causes of notes: the store refunded money, or a bank took it back. */
export const CREDIT_CAUSES = ['refund', 'chargeback'] as const;
export type CreditCauseKind = (typeof CREDIT_CAUSES)[number];

/** UBL is the XML format of e-invoicing. */
export const INVOICE_FILES = ['pdf', 'ubl'] as const;
export type InvoiceFile = (typeof INVOICE_FILES)[number];

/** An order's record of a document about it. */
export interface IssuedDocument {
  readonly number: string;
  readonly kind: InvoiceKind;
  /** The refund or lost dispute that a note is about; empty for an invoice. */
  readonly refundId: string;
  /** For an invoice: how many of the order's lines it and earlier ones hold. Absent without later additions. */
  readonly lines?: number;
  /** For a note: the index of the invoice that it corrects. Absent for the first. */
  readonly of?: number;
}

/** A document without a number yet. */
export type WantedDocument = Omit<IssuedDocument, 'number'>;

export const PART_KINDS = ['line', 'delivery', 'cashFee'] as const;

/** One row of a document: sold or credited goods. */
export interface InvoicePart extends TaxedPart {
  readonly kind: (typeof PART_KINDS)[number];
  /** Of a line. */
  readonly title: LocalizedText;
  readonly sku: string;
  /** Null for a row without pieces. */
  readonly quantity: number | null;
  /** Its share of the allowances, already deducted from `net`. */
  readonly allowance: Minor;
}

/** One discount at one rate. */
export interface Allowance extends Pick<TaxedPart, 'taxClass' | 'rate'> {
  readonly name: LocalizedText;
  readonly net: Minor;
}

/** Older documents have no rate. */
interface ReportedTax extends Pick<TaxCurrency, 'currency'> {
  readonly tax: Minor;
  readonly exchange: Pick<TaxCurrency, 'rate' | 'day'> | null;
}

/** An issued tax invoice or note; immutable. Amounts in minor units of `currency`. */
export interface Invoice {
  /** Also its id: gapless per kind, store and year. */
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly issuedAt: number;
  /** Its date, by the store's time zone when it was issued. Older documents have none: `dayOfIssue`. */
  readonly issuedOn: Day | null;
  /** The number of the invoice that a note corrects; empty for an invoice. */
  readonly corrects: string;
  /** The number of the order's first invoice, if this one is for later additions; else empty. */
  readonly addsTo: string;
  /** The number of the credit note that a debit note reverses; else empty. */
  readonly takesBack: string;
  /** A note's cause; null for an invoice and for older notes. */
  readonly cause: CreditCauseKind | null;
  /** The reason in the store's words. */
  readonly reason: string;
  readonly seller: {
    readonly name: LocalizedText;
    readonly address: LocalizedText;
    readonly country: string;
    readonly taxNumber: string;
    readonly crNumber: string;
  };
  /** `country`: ISO 3166-1 alpha-2; empty in older documents. */
  readonly buyer: { readonly name: string; readonly address: LocalizedText; readonly country: string };
  /** How the order is paid; null in older documents. */
  readonly paymentMethod: PaymentMethod | null;
  readonly parts: readonly InvoicePart[];
  readonly currency: CurrencyCode;
  /** All discounts; the parts' amounts are after them. */
  readonly discount: Minor;
  /** The rounding of the total to payable coins. */
  readonly rounding: Minor;
  readonly total: Minor;
  /** The part of the total that a gift card or store credit paid. */
  readonly prepaid: Minor;
  /** The whole order's discounts on the goods, without VAT; `parts` hold each part's share. */
  readonly allowances: readonly Allowance[];
  /** The VAT in the store's tax currency. */
  readonly reported: ReportedTax;
}

/** A document's date; older ones follow the store's present `timeZone`. */
export const dayOfIssue = ({ issuedOn, issuedAt }: Invoice, timeZone: string): Day =>
  issuedOn ?? storeDay(issuedAt, timeZone);

export const parseIssued = (value: unknown): IssuedDocument | undefined => {
  const fields = fieldsOf(value);
  const [number, kind] = [filledText(fields.number), oneOf(INVOICE_KINDS, fields.kind)];
  if (!number || !kind) return undefined;
  const [lines, of] = [count(fields.lines), count(fields.of)];
  return {
    ...{ number, kind, refundId: text(fields.refundId) ?? '' },
    ...(lines !== undefined && { lines }),
    ...(of !== undefined && { of }),
  };
};

/** Parses a stored document; number, order and amounts are required. */
export function parseInvoice(id: string, data: unknown): Invoice {
  const fields = fieldsOf(data);
  const need = requiredIn(`invoices/${id}`, fields);
  const [seller, buyer, reported] = [fields.seller, fields.buyer, fields.reported].map(fieldsOf);
  const currency = need('currency', asCurrency);
  return {
    number: id,
    kind: need('kind', (value) => oneOf(INVOICE_KINDS, value)),
    orderId: need('orderId', filledText),
    orderNumber: text(fields.orderNumber) ?? '',
    issuedAt: need('issuedAt', millis),
    issuedOn: isDay(fields.issuedOn) ? fields.issuedOn : null,
    corrects: text(fields.corrects) ?? '',
    addsTo: text(fields.addsTo) ?? '',
    takesBack: text(fields.takesBack) ?? '',
    cause: oneOf(CREDIT_CAUSES, fields.cause) ?? null,
    reason: text(fields.reason) ?? '',
    seller: {
      name: localizedText(seller?.name),
      address: localizedText(seller?.address),
      country: text(seller?.country) ?? '',
      taxNumber: text(seller?.taxNumber) ?? '',
      crNumber: text(seller?.crNumber) ?? '',
    },
    buyer: {
      name: text(buyer?.name) ?? '',
      address: localizedText(buyer?.address),
      country: text(buyer?.country) ?? '',
    },
    paymentMethod: oneOf(PAYMENT_METHODS, fields.paymentMethod) ?? null,
    parts: listOf(fields.parts, parsePart),
    currency,
    discount: count(fields.discount) ?? 0,
    rounding: finite(fields.rounding) ?? 0,
    total: need('total', count),
    prepaid: count(fields.prepaid) ?? 0,
    allowances: listOf(fields.allowances, parseAllowance),
    reported: {
      currency: asCurrency(reported?.currency) ?? currency,
      tax: count(reported?.tax) ?? 0,
      exchange: parseRate(reported?.exchange),
    },
  };
}

function parseRate(value: unknown): ReportedTax['exchange'] {
  const fields = fieldsOf(value);
  const [rate, day] = [count(fields.rate), text(fields.day)];
  return rate !== undefined && isDay(day) ? { rate, day } : null;
}

function parseAllowance(value: unknown): Allowance {
  const { taxClass, rate, net } = parseTaxedPart(value);
  return { name: localizedText(fieldsOf(value).name), taxClass, rate, net };
}

const asCurrency = (value: unknown) => (isCurrencyCode(value) ? value : undefined);

function parsePart(value: unknown): InvoicePart | undefined {
  const fields = fieldsOf(value);
  const kind = oneOf(PART_KINDS, fields.kind);
  return (
    kind && {
      kind,
      title: localizedText(fields.title),
      sku: text(fields.sku) ?? '',
      quantity: count(fields.quantity) ?? null,
      allowance: count(fields.allowance) ?? 0,
      ...parseTaxedPart(fields),
    }
  );
}
