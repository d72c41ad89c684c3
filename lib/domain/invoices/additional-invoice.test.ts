import { sumOf } from '@/lib/domain/money/sum-of';
import { AfterSale } from '@/tests/fixtures/money/after-sale';
import { randomBelow } from '@/tests/fixtures/random';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aRegisteredStore } from '@/tests/fixtures/shop/tax';
import { parseInvoice, type Invoice } from './invoice';
import { sheetOf } from './sheet';
import { SHEET_TEXTS } from './sheet-texts';
import { parseTaxMonth, sumsOf } from './tax-month';
import { ublOf } from '@/lib/domain/invoices/authority/ubl';

const exchange = { from: 'USD', currency: 'SAR', rate: 3.7512, day: '2026-03-01' } as const;
const setting = {
  ...aRegisteredStore({ exchange }),
  discounts: [aDiscount({ id: 'ten', code: '', kind: 'percent', percent: 10 })],
};

/** The documents of orders to which something was added, each after whatever else happened to it. */
const histories = Array.from({ length: 40 }, (_, seed) => {
  const sale = new AfterSale(randomBelow(seed + 100), setting);
  if (seed % 2) sale.deliver();
  for (let step = 0; step < 40; step += 1) sale.act();
  sale.settle();
  return sale.documents;
}).filter((documents) => documents.some(({ addsTo }) => addsTo));

const additional = histories.flat().filter(({ addsTo }) => addsTo);

const sold = (one: Invoice) => sumOf(one.parts, ({ net, tax }) => net + tax);

test('it reads as it was stored, says on paper and in UBL to which it adds, and its discounts are its lines’ own', () => {
  expect(additional.length).toBeGreaterThan(5);
  for (const one of additional) {
    expect(parseInvoice(one.number, JSON.parse(JSON.stringify(one)))).toEqual(one);
    const fact = { label: SHEET_TEXTS.addsTo, value: one.addsTo };
    expect(sheetOf(one, 'UTC').facts).toContainEqual(fact);
    const named = `<cac:InvoiceDocumentReference><cbc:ID>${one.addsTo}</cbc:ID>`;
    expect(ublOf(one, 'UTC')).toContain(named);
    expect([one.corrects, one.rounding, one.prepaid, sold(one)]).toEqual(['', 0, 0, one.total]);
    expect(one.parts.every(({ kind }) => kind === 'line')).toBe(true);
    // Allowances are without the tax that the discount has in it.
    const allowed = sumOf(one.allowances, ({ net }) => net);
    expect(allowed).toBe(sumOf(one.parts, ({ allowance }) => allowance));
    expect(allowed).toBeLessThanOrEqual(one.discount);
  }
});

test('the month counts each document once, and each invoice gives back at most the VAT that it reported', () => {
  for (const documents of histories) {
    const rows = documents.flatMap((one) => parseTaxMonth('2026-03', { currencies: sumsOf(one) }));
    const tax = (kinds: readonly Invoice['kind'][]) =>
      sumOf(
        documents.filter(({ kind }) => kinds.includes(kind)),
        ({ parts }) => sumOf(parts, (part) => part.tax),
      );
    expect(sumOf(rows, (row) => row.tax)).toBe(tax(['invoice']));
    expect(sumOf(rows, (row) => row.creditedTax)).toBe(tax(['credit-note']) - tax(['debit-note']));
    for (const invoice of documents.filter(({ kind }) => kind === 'invoice')) {
      const notes = documents.filter(({ corrects }) => corrects === invoice.number);
      const given = sumOf(notes, ({ kind, reported }) => (kind === 'credit-note' ? 1 : -1) * reported.tax);
      const credited = sumOf(notes, ({ kind, total }) => (kind === 'credit-note' ? 1 : -1) * total);
      expect(given).toBeLessThanOrEqual(invoice.reported.tax);
      if (credited === invoice.total) expect(given).toBe(invoice.reported.tax);
    }
  }
});
