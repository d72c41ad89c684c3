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
import type { TaxedPart } from '@/lib/domain/tax/order-tax';
import { parseTaxedPart } from '@/lib/domain/tax/parse-tax';

/** A debit note takes a credit note back, because its money never left or came back. */
export const INVOICE_KINDS = ['invoice', 'credit-note', 'debit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** What notes are about: money that the store gave back, or that a bank took back. */
export const CREDIT_CAUSES = ['refund', 'chargeback'] as const;
export type CreditCauseKind = (typeof CREDIT_CAUSES)[number];

/** UBL is the XML that e-invoicing is made of. */
export const INVOICE_FILES = ['pdf', 'ubl'] as const;
export type InvoiceFile = (typeof INVOICE_FILES)[number];

/** What an order says of a document about it. */
export interface IssuedDocument {
  readonly number: string;
  readonly kind: InvoiceKind;
  /** The refund or lost dispute that a note is about; empty for the invoice. */
  readonly refundId: string;
}

/** One that has no number yet. */
export type WantedDocument = Omit<IssuedDocument, 'number'>;

export const PART_KINDS = ['line', 'delivery', 'cashFee'] as const;

/** One row of a document: what is sold, or what of it is credited. */
export interface InvoicePart extends TaxedPart {
  readonly kind: (typeof PART_KINDS)[number];
  /** Of a line. */
  readonly title: LocalizedText;
  readonly sku: string;
  /** Null where the row counts no pieces. */
  readonly quantity: number | null;
}

/** A tax invoice or credit note as it was issued; nobody changes it afterwards. Amounts in minor units of `currency`. */
export interface Invoice {
  /** Also its id: gapless for each kind, store and year. */
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly issuedAt: number;
  /** The number of the invoice that a note corrects; empty for an invoice. */
  readonly corrects: string;
  /** The number of the credit note that a debit note takes back; empty for others. */
  readonly takesBack: string;
  /** What a note is about; null for an invoice, and for notes from before it was stored. */
  readonly cause: CreditCauseKind | null;
  /** Why, in the store's words. */
  readonly reason: string;
  readonly seller: {
    readonly name: LocalizedText;
    readonly address: LocalizedText;
    readonly country: string;
    readonly taxNumber: string;
    readonly crNumber: string;
  };
  readonly buyer: { readonly name: string; readonly address: LocalizedText };
  readonly parts: readonly InvoicePart[];
  readonly currency: CurrencyCode;
  /** What all discounts took off the amounts of the parts, which are after it. */
  readonly discount: Minor;
  /** What rounded the total to what coins pay. */
  readonly rounding: Minor;
  readonly total: Minor;
  /** What a gift card or store credit paid of the total; 0 for notes, and from before it was stored. */
  readonly prepaid: Minor;
  /** The VAT in the currency that the store reports in. */
  readonly reported: { readonly currency: CurrencyCode; readonly tax: Minor };
}

export const parseIssued = (value: unknown): IssuedDocument | undefined => {
  const fields = fieldsOf(value);
  const [number, kind] = [filledText(fields.number), oneOf(INVOICE_KINDS, fields.kind)];
  return number && kind ? { number, kind, refundId: text(fields.refundId) ?? '' } : undefined;
};

/** A document as it is stored; without its number, order and amounts it is malformed. */
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
    corrects: text(fields.corrects) ?? '',
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
    buyer: { name: text(buyer?.name) ?? '', address: localizedText(buyer?.address) },
    parts: listOf(fields.parts, parsePart),
    currency,
    discount: count(fields.discount) ?? 0,
    rounding: finite(fields.rounding) ?? 0,
    total: need('total', count),
    prepaid: count(fields.prepaid) ?? 0,
    reported: { currency: asCurrency(reported?.currency) ?? currency, tax: count(reported?.tax) ?? 0 },
  };
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
      ...parseTaxedPart(fields),
    }
  );
}
