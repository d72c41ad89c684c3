import type { Order, Refund } from '@/lib/domain/orders/order';
import { randomBelow } from '@/tests/fixtures/random';
import { randomOrder } from '@/tests/fixtures/shop/random-order';
import { aRegisteredStore } from '@/tests/fixtures/shop/tax';
import { buildInvoice } from './build-invoice';
import { dueDocuments } from './due-documents';
import { parseInvoice, type Invoice } from './invoice';
import { parseTaxMonth, reportedMonths, sumsOf } from './tax-month';

const exchange = { from: 'USD', currency: 'SAR', rate: 3.7512, day: '2026-03-01' } as const;
const setting = aRegisteredStore({ exchange });
/** As the owner renewed it after invoices were issued. */
const renewed = aRegisteredStore({ exchange: { ...exchange, rate: 3.9, day: '2026-04-01' } });

const refundOf = (amount: number, at: number): Refund => ({
  ...{ id: `r${at}`, at: 0, by: '', amount, lines: [], reason: '', restocked: false, state: 'done' },
});

/** The documents of an order that is invoiced at one rate, and refunded in parts at another. */
function issueAll(order: Order, refunds: readonly Refund[]): Invoice[] {
  let known: Order = { ...order, paymentMethod: 'card', paymentStatus: 'refunded', refunds };
  let sold: Invoice | undefined;
  return dueDocuments(known).map((due, at) => {
    const issued = { ...due, number: `N-${at}` };
    const invoice = buildInvoice(known, issued, sold ? renewed : setting, 0, sold);
    sold ??= invoice;
    known = { ...known, invoices: [...known.invoices, issued] };
    return invoice;
  });
}

test('credit notes keep the rate of their invoice, and all of them give back exactly the VAT that it reported', () => {
  const below = randomBelow(5);
  for (let at = 0; at < 500; at += 1) {
    const order: Order = { ...randomOrder(below), rate: (1 + below(5000)) / 1000, invoices: [] };
    if (order.total < 3) continue;
    const first = 1 + below(order.total - 2);
    const second = 1 + below(order.total - first - 1);
    const refunds = [first, second, order.total - first - second].filter(Boolean).map(refundOf);
    const [invoice, ...notes] = issueAll(order, refunds);
    expect(invoice?.reported.currency).toBe('SAR');
    expect(new Set(notes.map(({ reported }) => JSON.stringify(reported.exchange)))).toEqual(
      new Set([JSON.stringify(invoice?.reported.exchange)]),
    );
    expect(notes.reduce((sum, { reported }) => sum + reported.tax, 0)).toBe(invoice?.reported.tax);
  }
});

test('a month says what is owed in the tax currency, and whether all of its documents are in it', () => {
  const order: Order = { ...randomOrder(randomBelow(8)), currency: 'EUR', rate: 0.8, invoices: [] };
  const documents = issueAll(order, [refundOf(order.total, 0)]);
  const [sums] = documents.map(sumsOf);
  const rows = parseTaxMonth('2026-03', { currencies: sums });
  const tax = documents[0]?.reported.tax;
  expect(reportedMonths(rows)).toEqual([
    { month: '2026-03', currency: 'SAR', tax, creditedTax: 0, isWhole: true },
  ]);
  const more = rows.map((row) => ({ ...row, tax: row.tax + 1 }));
  expect(reportedMonths(more)).toMatchObject([{ tax, isWhole: false }]);
  expect(
    reportedMonths(parseTaxMonth('2026-03', { currencies: { EUR: { 'standard-1500': { tax: 5 } } } })),
  ).toEqual([]);
});

test('an invoice from before rates and allowances were stored reads as it was, and its notes keep its currency', () => {
  const order: Order = { ...randomOrder(randomBelow(8)), currency: 'EUR', rate: 0.8, invoices: [] };
  const [invoice] = issueAll(order, []);
  const { allowances: _allowances, prepaid: _prepaid, reported: _reported, ...rest } = invoice as Invoice;
  const stored = { ...rest, parts: rest.parts.map(({ allowance: _, ...part }) => part) };
  const old = parseInvoice('N-0', { ...stored, reported: { currency: 'USD', tax: 77 } });
  expect(old).toMatchObject({ prepaid: 0, allowances: [], reported: { tax: 77, exchange: null } });
  const refunded: Order = {
    ...order,
    refunds: [refundOf(order.total, 0)],
    invoices: [{ number: 'N-0', kind: 'invoice', refundId: '' }],
  };
  const note = buildInvoice(refunded, { number: 'CN', kind: 'credit-note', refundId: 'r0' }, setting, 0, old);
  expect(note.reported).toMatchObject({ currency: 'USD', exchange: { rate: 1_250_000_000 } });
});
