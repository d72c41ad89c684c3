import type { InvoiceKind } from './invoice';

const PREFIX: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'INV',
  'credit-note': 'CN',
  'debit-note': 'DN',
};
const DIGITS = 6;

/** The number of the `count`th document of its kind in a year, such as INV-2026-000001. */
export const invoiceNumber = (kind: InvoiceKind, year: string, count: number): string =>
  `${PREFIX[kind]}-${year}-${String(count).padStart(DIGITS, '0')}`;
