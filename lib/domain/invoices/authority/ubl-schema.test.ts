import type { Order } from '@/lib/domain/orders/order';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aRegisteredStore } from '@/tests/fixtures/shop/tax';
import { sumsOf } from '@/lib/domain/invoices/tax-month';
import { buildInvoice } from '@/lib/domain/invoices/build-invoice';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import type { Invoice } from '@/lib/domain/invoices/invoice';
import { ublOf } from './ubl';

/**
 * The children of the elements that documents use, in the order of the published UBL 2.1 schema, with how often they may stand: `1`,
 * `?`, `*` or `+`. Elements that no document of ours has are left out, so this is less than the XSD: it knows no types of values.
 * https://docs.oasis-open.org/ubl/os-UBL-2.1/UBL-2.1.html
 */
const SCHEMA: Readonly<Record<string, string>> = {
  Invoice: `CustomizationID? ProfileID? ID1 UUID? IssueDate1 IssueTime? InvoiceTypeCode? Note* TaxPointDate? DocumentCurrencyCode? TaxCurrencyCode?
    BuyerReference? InvoicePeriod* OrderReference? BillingReference* AdditionalDocumentReference* AccountingSupplierParty1
    AccountingCustomerParty1 Delivery* PaymentMeans* PaymentTerms* PrepaidPayment* AllowanceCharge* TaxExchangeRate? TaxTotal*
    LegalMonetaryTotal1 InvoiceLine+`,
  OrderReference: 'ID1',
  BillingReference: 'InvoiceDocumentReference? CreditNoteDocumentReference?',
  InvoiceDocumentReference: 'ID1 UUID? IssueDate?',
  CreditNoteDocumentReference: 'ID1 UUID? IssueDate?',
  AccountingSupplierParty: 'Party?',
  AccountingCustomerParty: 'Party?',
  Party:
    'EndpointID? PartyIdentification* PartyName* PostalAddress? PartyTaxScheme* PartyLegalEntity* Contact?',
  PartyIdentification: 'ID1',
  PostalAddress:
    'StreetName? BuildingNumber? CitySubdivisionName? CityName? PostalZone? CountrySubentity? Country?',
  Country: 'IdentificationCode? Name?',
  PartyTaxScheme: 'RegistrationName? CompanyID? TaxScheme1',
  PartyLegalEntity: 'RegistrationName? CompanyID?',
  PaymentTerms: 'ID? Note*',
  PaymentMeans: 'ID? PaymentMeansCode1 PaymentDueDate? InstructionID? InstructionNote* PaymentID*',
  AllowanceCharge: `ID? ChargeIndicator1 AllowanceChargeReasonCode? AllowanceChargeReason* MultiplierFactorNumeric? Amount1
    BaseAmount? TaxCategory* TaxTotal?`,
  TaxTotal: 'TaxAmount1 RoundingAmount? TaxSubtotal*',
  TaxSubtotal: 'TaxableAmount? TaxAmount1 Percent? TaxCategory1',
  TaxCategory: 'ID? Name? Percent? TaxExemptionReasonCode? TaxExemptionReason* TaxScheme1',
  ClassifiedTaxCategory: 'ID? Name? Percent? TaxExemptionReasonCode? TaxExemptionReason* TaxScheme1',
  TaxScheme: 'ID? Name? TaxTypeCode?',
  LegalMonetaryTotal: `LineExtensionAmount? TaxExclusiveAmount? TaxInclusiveAmount? AllowanceTotalAmount? ChargeTotalAmount?
    PrepaidAmount? PayableRoundingAmount? PayableAmount1`,
  InvoiceLine: 'ID1 Note* InvoicedQuantity? LineExtensionAmount1 AllowanceCharge* TaxTotal* Item1 Price?',
  Item: 'Description* Name? SellersItemIdentification? ClassifiedTaxCategory*',
  SellersItemIdentification: 'ID1',
  Price: 'PriceAmount1 BaseQuantity? AllowanceCharge*',
};

interface Element {
  readonly name: string;
  readonly children: Element[];
}

/** A document as a tree of its elements; throws where a tag is not closed. */
function treeOf(xml: string): Element {
  const root: Element = { name: '', children: [] };
  const open = [root];
  for (const [, end, name = ''] of xml.matchAll(/<(\/?)(?:c[ab]c:)?([A-Za-z]+)[^>]*>/g)) {
    if (end && open.pop()?.name !== name) throw new Error(`${name} is not open.`);
    if (end) continue;
    const element = { name, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  }
  return root.children[0] ?? root;
}

/** What of an element and all in it the schema refuses. */
function faultsOf({ name, children }: Element): string[] {
  const allowed = SCHEMA[name];
  if (!allowed) return children.length ? [`${name} is in no schema`] : [];
  const pattern = allowed
    .split(/\s+/)
    .map((one) => `(?:${one.slice(0, -1)} )${one.slice(-1).replace('1', '')}`)
    .join('');
  const shown = children.map((child) => `${child.name} `).join('');
  const own = new RegExp(`^${pattern}$`).test(shown) ? [] : [`${name}: ${shown}`];
  return [...own, ...children.flatMap(faultsOf)];
}

const discounts = [
  aDiscount({ percent: 15 }),
  aDiscount({ id: 'off', kind: 'amount', amount: 100, combines: true }),
];
const exchange = { from: 'USD', currency: 'SAR', rate: 3.75, day: '2026-03-01' } as const;
const setting = { ...aRegisteredStore({ exchange }), discounts };

const refundOf = (id: string, state: 'done' | 'failed') => ({
  ...{ id, at: 0, by: '', amount: 500, lines: [], reason: '', restocked: false, state },
});
const prepaid = { id: 'gift', kind: 'gift', last4: 'ABCD', amount: 700, returned: false } as const;

/** An order in the state that has a document of every kind due, the credit note of the failed refund issued before. */
const sold: Order = {
  ...anOrder({ setting }),
  prepaid,
  paymentMethod: 'card',
  paymentStatus: 'partially_refunded',
};
const issuedBefore = [
  { number: 'INV-1', kind: 'invoice', refundId: '' },
  { number: 'CN-1', kind: 'credit-note', refundId: 'failed' },
] as const;

function documents(): Invoice[] {
  const back: Order = { ...sold, refunds: [refundOf('failed', 'failed'), refundOf('back', 'done')] };
  const invoice = buildInvoice(sold, issuedBefore[0], setting, 0);
  const failing: Order = { ...sold, refunds: [refundOf('failed', 'done')], invoices: [issuedBefore[0]] };
  const credit = buildInvoice(failing, issuedBefore[1], setting, 0, invoice);
  let known: Order = { ...back, invoices: issuedBefore };
  const others = dueDocuments(known).map((due, at) => {
    const issued = { ...due, number: `N-${at}` };
    const document = buildInvoice(known, issued, setting, 0, invoice);
    known = { ...known, invoices: [...known.invoices, issued] };
    return document;
  });
  return [invoice, credit, ...others];
}

test('every kind of document keeps the order and number of elements of the published schema', () => {
  const all = documents();
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['invoice', 'credit-note', 'debit-note']));
  for (const document of all) expect(faultsOf(treeOf(ublOf(document, 'UTC')))).toEqual([]);
});

test('the check refuses an element that is missing, doubled, strange or out of order', () => {
  const [invoice] = documents();
  if (!invoice) throw new Error('An invoice was issued.');
  const xml = ublOf(invoice, 'UTC');
  const id = '<cbc:ID>INV-1</cbc:ID>';
  const broken = [
    xml.replace(id, ''),
    xml.replace(id, id + id),
    xml.replace(id, `${id}<cbc:Colour>red</cbc:Colour>`),
    xml.replace(id, '').replace('<cbc:InvoiceTypeCode>', `${id}<cbc:InvoiceTypeCode>`),
  ];
  expect(broken.map((one) => faultsOf(treeOf(one)).length > 0)).toEqual(broken.map(() => true));
});

test('discounts of the order are allowances, what a gift card paid is prepaid, and the rate is a note', () => {
  const [invoice] = documents();
  if (!invoice) throw new Error('An invoice was issued.');
  const xml = ublOf(invoice, 'UTC');
  expect(xml.match(/<cac:AllowanceCharge>/g)).toHaveLength(invoice.allowances.length);
  expect(invoice.allowances.length).toBeGreaterThan(0);
  expect(xml).toContain('<cbc:PrepaidAmount currencyID="USD">7.00</cbc:PrepaidAmount>');
  expect(xml).toContain('<cbc:Note>1 USD = 3.75 SAR, 2026-03-01</cbc:Note>');
  expect(xml).toContain(`<cac:TaxTotal><cbc:TaxAmount currencyID="SAR">`);
});

test('a document says its process, how it is paid, when it is due, and both countries', () => {
  const [invoice] = documents();
  if (!invoice) throw new Error('An invoice was issued.');
  const xml = ublOf(invoice, 'UTC');
  expect(xml).toContain('<cbc:ProfileID>reporting:1.0</cbc:ProfileID><cbc:ID>INV-1</cbc:ID>');
  expect(xml).toContain('<cbc:InvoiceTypeCode name="0200000">388</cbc:InvoiceTypeCode>');
  expect(xml).toContain('<cbc:PaymentMeansCode>48</cbc:PaymentMeansCode>');
  expect(xml).toContain('<cac:PaymentTerms><cbc:Note>');
  expect(xml.match(/<cbc:IdentificationCode>SA</g)).toHaveLength(2);
  const older = { ...invoice, paymentMethod: null, prepaid: invoice.total };
  const emirati = ublOf({ ...older, seller: { ...older.seller, country: 'AE' } }, 'UTC');
  expect(emirati).not.toMatch(/ProfileID|name="02|PaymentTerms/);
  expect(emirati).toContain('<cbc:PaymentMeansCode>1</cbc:PaymentMeansCode>');
});

test('goods of the standard class at a rate of 0, as in an export, are zero-rated', () => {
  const [invoice] = documents();
  if (!invoice) throw new Error('An invoice was issued.');
  const parts = invoice.parts.map((part) => ({ ...part, taxClass: 'standard' as const, rate: 0, tax: 0 }));
  const exported = { ...invoice, parts, allowances: [] };
  const xml = ublOf(exported, 'UTC');
  expect(xml).toContain('<cbc:ID>Z</cbc:ID><cbc:Percent>0.00</cbc:Percent>');
  expect(xml).not.toContain('<cbc:ID>S</cbc:ID>');
  expect(Object.keys(sumsOf(exported)[exported.currency] ?? {})).toEqual(['zero-0']);
});

test('the date of issue stays when the store moves to another time zone', () => {
  const [invoice] = documents();
  if (!invoice) throw new Error('An invoice was issued.');
  const atNight = { ...invoice, issuedAt: Date.UTC(2026, 10, 30, 22), issuedOn: '2026-12-01' };
  expect(ublOf(atNight, 'UTC')).toContain('<cbc:IssueDate>2026-12-01</cbc:IssueDate>');
  expect(ublOf({ ...atNight, issuedOn: null }, 'UTC')).toContain('<cbc:IssueDate>2026-11-30</cbc:IssueDate>');
});
