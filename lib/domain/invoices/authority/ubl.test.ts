import { CURRENCY_DECIMALS } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { randomBelow } from '@/tests/fixtures/random';
import { randomOrder } from '@/tests/fixtures/shop/random-order';
import { aRegisteredStore } from '@/tests/fixtures/shop/tax';
import { buildInvoice } from '@/lib/domain/invoices/build-invoice';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import { ublOf } from './ubl';

/** What the named elements hold, in the order of the document. */
const all = (xml: string, name: string): string[] =>
  Array.from(
    xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs')),
    ([, inner = '']) => inner,
  );
const one = (xml: string, name: string): string => all(xml, name)[0] ?? '';
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A document's amounts in minor units, as the rules of EN 16931 name them. */
function amountsOf(xml: string, decimals: number) {
  const minor = (text: string) => Math.round(Number(text) * 10 ** decimals);
  const head = xml.slice(0, xml.indexOf('<cac:InvoiceLine>'));
  const totals = one(head, 'cac:LegalMonetaryTotal');
  const total = (name: string) => minor(one(totals, `cbc:${name}`) || '0');
  const categoryOf = (part: string, name: string) =>
    ['cbc:ID', 'cbc:Percent'].map((field) => one(one(part, name), field)).join(' ');
  const subtotals = all(one(head, 'cac:TaxTotal'), 'cac:TaxSubtotal').map((part) => ({
    net: minor(one(part, 'cbc:TaxableAmount')),
    tax: minor(one(part, 'cbc:TaxAmount')),
    category: categoryOf(part, 'cac:TaxCategory'),
  }));
  const lines = all(xml, 'cac:InvoiceLine').map((line) => ({
    net: minor(one(line, 'cbc:LineExtensionAmount')),
    tax: minor(one(one(line, 'cac:TaxTotal'), 'cbc:TaxAmount')),
    gross: minor(one(one(line, 'cac:TaxTotal'), 'cbc:RoundingAmount')),
    category: categoryOf(line, 'cac:ClassifiedTaxCategory'),
  }));
  const allowances = all(head, 'cac:AllowanceCharge').map((part) => ({
    net: minor(one(part, 'cbc:Amount')),
    category: categoryOf(part, 'cac:TaxCategory'),
  }));
  const isDue = one(one(head, 'cac:PaymentTerms'), 'cbc:Note') !== '';
  return {
    isDue,
    allowances,
    tax: minor(one(one(head, 'cac:TaxTotal'), 'cbc:TaxAmount')),
    subtotals,
    lines,
    total,
  };
}

type Amounts = ReturnType<typeof amountsOf>;

/** EN 16931-1 and the Saudi implementation standard: what must be equal to what. */
const RULES: Readonly<Record<string, (amounts: Amounts) => readonly [number, number]>> = {
  'BR-CO-10': ({ lines, total }) => [total('LineExtensionAmount'), sum(lines.map(({ net }) => net))],
  'BR-CO-11': ({ allowances, total }) => [
    total('AllowanceTotalAmount'),
    sum(allowances.map(({ net }) => net)),
  ],
  'BR-CO-13': ({ total }) => [
    total('TaxExclusiveAmount'),
    total('LineExtensionAmount') - total('AllowanceTotalAmount'),
  ],
  'BR-CO-14': ({ tax, subtotals }) => [tax, sum(subtotals.map((part) => part.tax))],
  'BR-CO-15': ({ tax, total }) => [total('TaxInclusiveAmount'), total('TaxExclusiveAmount') + tax],
  'BR-CO-16': ({ total }) => [
    total('PayableAmount'),
    total('TaxInclusiveAmount') - total('PrepaidAmount') + total('PayableRoundingAmount'),
  ],
  'BR-CO-25': ({ isDue, total }) => [Number(isDue), Number(total('PayableAmount') > 0)],
  'BR-S-01, BR-Z-01, BR-E-01': ({ subtotals, lines }) => [
    new Set(lines.map(({ category }) => category)).size,
    subtotals.length,
  ],
  'BR-S-08, BR-Z-08, BR-E-08': ({ subtotals, lines, allowances }) => {
    const netOf = (parts: Amounts['allowances'], category: string) =>
      sum(parts.filter((part) => part.category === category).map(({ net }) => net));
    const faults = subtotals.filter(
      ({ net, category }) => net !== netOf(lines, category) - netOf(allowances, category),
    );
    return [faults.length, 0];
  },
  'BR-KSA-51': ({ lines }) => [
    sum(lines.map(({ gross }) => gross)),
    sum(lines.map(({ net, tax }) => net + tax)),
  ],
};

/** The order's documents once it was refunded twice. */
function documentsOf(order: Order, below: (bound: number) => number): string[] {
  const setting = aRegisteredStore();
  const first = 1 + below(order.total - 1);
  const refunds = [first, order.total - first].map((amount, at) => ({
    ...{
      id: `r${at}`,
      at: 0,
      by: '',
      amount,
      lines: [],
      reason: '',
      restocked: false,
      state: 'done' as const,
    },
  }));
  let paid: Order = { ...order, paymentMethod: 'card', paymentStatus: 'refunded', refunds };
  return dueDocuments(paid).map((due, at) => {
    const issued = { ...due, number: `N-${at}` };
    const xml = ublOf(buildInvoice(paid, issued, setting, 0), 'UTC');
    paid = { ...paid, invoices: [...paid.invoices, issued] };
    return xml;
  });
}

test('the sums of invoices and credit notes of random orders keep the public rules', () => {
  const below = randomBelow(97);
  let documents = 0;
  for (let at = 0; at < 500; at += 1) {
    const order = randomOrder(below);
    if (order.total < 2) continue;
    for (const xml of documentsOf(order, below)) {
      documents += 1;
      const amounts = amountsOf(xml, CURRENCY_DECIMALS[order.currency]);
      const broken = Object.entries(RULES).filter(([, rule]) => {
        const [is, shouldBe] = rule(amounts);
        return is !== shouldBe;
      });
      expect(broken.map(([name]) => name)).toEqual([]);
    }
  }
  expect(documents).toBeGreaterThan(1000);
});

test('elements stand in the order of the UBL 2.1 schema, and a note names its invoice and its reason', () => {
  const [, note = ''] = documentsOf(randomOrder(randomBelow(3)), randomBelow(4));
  const places = [
    ...['cbc:ID', 'cbc:IssueDate', 'cbc:InvoiceTypeCode', 'cbc:DocumentCurrencyCode', 'cbc:TaxCurrencyCode'],
    ...['cac:OrderReference', 'cac:BillingReference', 'cac:AccountingSupplierParty'],
    ...['cac:AccountingCustomerParty', 'cac:PaymentMeans', 'cac:TaxTotal', 'cac:LegalMonetaryTotal'],
    'cac:InvoiceLine',
  ].map((name) => note.search(new RegExp(`<${name}[ >]`)));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(one(one(note, 'cac:BillingReference'), 'cbc:ID')).toBe('N-0');
  expect(one(note, 'cbc:InvoiceTypeCode')).toBe('381');
  expect(one(note, 'cbc:InstructionNote')).toContain('Refund');
});
