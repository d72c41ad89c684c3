import { escapeMarkup } from '@/lib/domain/escape-markup';
import { majorUnits, type Minor } from '@/lib/domain/money/money';
import { proportion } from '@/lib/domain/money/proportion';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { TaxedPart } from '@/lib/domain/tax/order-tax';
import { WHOLE, type TaxClass } from '@/lib/domain/tax/tax-class';
import { rateText } from '@/lib/domain/tax/tax-currency';
import { reportedClass, sumsByRate } from '@/lib/domain/tax/tax-parts';
import { dayOfIssue, type Allowance, type Invoice, type InvoicePart } from '@/lib/domain/invoices/invoice';
import { reasonOf } from '@/lib/domain/invoices/note-reason';
import { SHEET_TEXTS } from '@/lib/domain/invoices/sheet-texts';
import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import { hasSaudiQr } from './saudi-qr';

/** UN/CEFACT 1001: tax invoice, credit note, debit note. */
const TYPE_CODES: Readonly<Record<Invoice['kind'], string>> = {
  invoice: '388',
  'credit-note': '381',
  'debit-note': '383',
};
/** UN/CEFACT 4461: cash, bank card, payment to a bank account. The codes of transfers, 30 and 58, require an IBAN (BR-61). */
const MEANS_CODES: Readonly<Record<PaymentMethod, string>> = { cash: '10', card: '48', transfer: '42' };
/** UN/CEFACT 4461: not defined. */
const UNKNOWN_MEANS = '1';
/**
 * The process that the authorities of Saudi Arabia and Jordan name; others know none, and Egypt reports in a format of its own. No
 * document names a specification (CustomizationID): that would claim that a validator finds nothing.
 */
const PROFILES: Readonly<Partial<Record<string, string>>> = { SA: 'reporting:1.0', JO: 'reporting:1.0' };
/** KSA-2: a simplified tax invoice, without other properties. */
const SAUDI_SIMPLIFIED = 'name="0200000"';

/** UN/CEFACT 5305. */
const CATEGORIES: Readonly<Record<TaxClass, string>> = { standard: 'S', zero: 'Z', exempt: 'E' };

const NAMESPACES = [
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"',
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(' ');

const tag = (name: string, content: string | readonly string[], attributes = ''): string =>
  `<${name}${attributes && ` ${attributes}`}>${typeof content === 'string' ? content : content.join('')}</${name}>`;
const said = (name: string, text: string, attributes = '') =>
  text ? tag(name, escapeMarkup(text), attributes) : '';

/**
 * A document as UBL 2.1 (a credit note is an Invoice of type 381, as Saudi Arabia requires). It is unsigned and not
 * reported to an authority: a base for the second phase of e-invoicing, not an implementation.
 */
export function ublOf(invoice: Invoice, timeZone: string): string {
  const { number, kind, takesBack, currency, reported, parts, allowances } = invoice;
  const about = invoice.corrects || invoice.addsTo;
  const { total, prepaid, rounding, paymentMethod } = invoice;
  const money = (name: string, amount: Minor, of = currency) =>
    tag(name, majorUnits(amount, of), `currencyID="${of}"`);
  const why = reasonOf(invoice);
  const reason = typeof why === 'string' ? why : `${why.ar} / ${why.en}`;
  const tax = sumOf(parts, (part) => part.tax);
  const net = sumOf(parts, (part) => part.net);
  const allowed = sumOf(allowances, (one) => one.net);
  const isConverted = reported.currency !== currency;
  const subtotals = sumsByRate(parts).map((part) =>
    tag('cac:TaxSubtotal', [
      money('cbc:TaxableAmount', part.net),
      money('cbc:TaxAmount', part.tax),
      categoryOf('cac:TaxCategory', part),
    ]),
  );
  const body = [
    said('cbc:ProfileID', PROFILES[invoice.seller.country] ?? ''),
    said('cbc:ID', number),
    said('cbc:IssueDate', dayOfIssue(invoice, timeZone)),
    said('cbc:InvoiceTypeCode', TYPE_CODES[kind], hasSaudiQr(invoice) ? SAUDI_SIMPLIFIED : ''),
    // EN 16931 allows no element for the rate, so it is a note.
    isConverted && reported.exchange
      ? said('cbc:Note', rateText(currency, { currency: reported.currency, ...reported.exchange }))
      : '',
    said('cbc:DocumentCurrencyCode', currency),
    said('cbc:TaxCurrencyCode', reported.currency),
    tag('cac:OrderReference', said('cbc:ID', invoice.orderNumber)),
    about && tag('cac:BillingReference', tag('cac:InvoiceDocumentReference', said('cbc:ID', about))),
    takesBack &&
      tag('cac:BillingReference', tag('cac:CreditNoteDocumentReference', said('cbc:ID', takesBack))),
    sellerOf(invoice),
    buyerOf(invoice),
    tag('cac:PaymentMeans', [
      said('cbc:PaymentMeansCode', paymentMethod ? MEANS_CODES[paymentMethod] : UNKNOWN_MEANS),
      said('cbc:InstructionNote', reason),
    ]),
    // BR-CO-25. A document is issued once its order is paid, or its money is given back.
    total > prepaid && tag('cac:PaymentTerms', said('cbc:Note', 'مستحق عند الإصدار / Due on issue')),
    ...allowances.map((allowance) => allowanceOf(allowance, money)),
    tag('cac:TaxTotal', [money('cbc:TaxAmount', tax), ...subtotals]),
    isConverted && tag('cac:TaxTotal', money('cbc:TaxAmount', reported.tax, reported.currency)),
    tag('cac:LegalMonetaryTotal', [
      money('cbc:LineExtensionAmount', net + allowed),
      money('cbc:TaxExclusiveAmount', net),
      money('cbc:TaxInclusiveAmount', net + tax),
      allowed !== 0 ? money('cbc:AllowanceTotalAmount', allowed) : '',
      prepaid !== 0 ? money('cbc:PrepaidAmount', prepaid) : '',
      rounding !== 0 ? money('cbc:PayableRoundingAmount', rounding) : '',
      money('cbc:PayableAmount', total - prepaid),
    ]),
    ...parts.map((part, at) => lineOf(part, at + 1, money)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag('Invoice', body.filter(Boolean).map(String), NAMESPACES)}\n`;
}

type Money = (name: string, amount: Minor) => string;

/** UN/CEFACT 5189: discount. */
const DISCOUNT_CODE = '95';

const allowanceOf = (allowance: Allowance, money: Money): string =>
  tag('cac:AllowanceCharge', [
    said('cbc:ChargeIndicator', 'false'),
    said('cbc:AllowanceChargeReasonCode', DISCOUNT_CODE),
    said('cbc:AllowanceChargeReason', allowance.name.ar || allowance.name.en),
    money('cbc:Amount', allowance.net),
    categoryOf('cac:TaxCategory', allowance),
  ]);

function categoryOf(name: string, part: Pick<TaxedPart, 'taxClass' | 'rate'>): string {
  const taxClass = reportedClass(part);
  return tag(name, [
    said('cbc:ID', CATEGORIES[taxClass]),
    said('cbc:Percent', (part.rate / 100).toFixed(2)),
    taxClass === 'exempt' ? said('cbc:TaxExemptionReason', 'Exempt') : '',
    tag('cac:TaxScheme', said('cbc:ID', 'VAT')),
  ]);
}

const postalAddress = ({ address, country }: Pick<Invoice['seller'], 'address' | 'country'>): string =>
  tag('cac:PostalAddress', [
    said('cbc:StreetName', address.ar || address.en),
    country && tag('cac:Country', said('cbc:IdentificationCode', country)),
  ]);

function sellerOf({ seller }: Invoice): string {
  const { name, taxNumber, crNumber } = seller;
  return tag(
    'cac:AccountingSupplierParty',
    tag('cac:Party', [
      crNumber && tag('cac:PartyIdentification', said('cbc:ID', crNumber, 'schemeID="CRN"')),
      postalAddress(seller),
      tag('cac:PartyTaxScheme', [
        said('cbc:CompanyID', taxNumber),
        tag('cac:TaxScheme', said('cbc:ID', 'VAT')),
      ]),
      tag('cac:PartyLegalEntity', said('cbc:RegistrationName', name.ar || name.en)),
    ]),
  );
}

const buyerOf = ({ buyer }: Invoice): string =>
  tag(
    'cac:AccountingCustomerParty',
    tag('cac:Party', [
      postalAddress(buyer),
      tag('cac:PartyLegalEntity', said('cbc:RegistrationName', buyer.name)),
    ]),
  );

/**
 * Prices per piece are derived from the line's amounts before allowances. Delivery and cash fee are lines too: a note
 * for the delivery alone would otherwise have none, and EN 16931 requires one (BR-16).
 */
function lineOf(part: InvoicePart, at: number, money: Money): string {
  const { title, sku, quantity, kind, allowance, rate } = part;
  const net = part.net + allowance;
  const tax = part.tax + proportion(allowance, rate, WHOLE);
  const name = kind === 'line' ? title : SHEET_TEXTS[kind];
  return tag('cac:InvoiceLine', [
    said('cbc:ID', String(at)),
    tag('cbc:InvoicedQuantity', String(quantity ?? 1), 'unitCode="PCE"'),
    money('cbc:LineExtensionAmount', net),
    tag('cac:TaxTotal', [money('cbc:TaxAmount', tax), money('cbc:RoundingAmount', net + tax)]),
    tag('cac:Item', [
      said('cbc:Name', name.ar || name.en),
      sku && tag('cac:SellersItemIdentification', said('cbc:ID', sku)),
      categoryOf('cac:ClassifiedTaxCategory', part),
    ]),
    tag('cac:Price', [
      money('cbc:PriceAmount', net),
      tag('cbc:BaseQuantity', String(quantity ?? 1), 'unitCode="PCE"'),
    ]),
  ]);
}
