import type { CsvCell } from '@/lib/domain/csv/csv-text';
import type { Locale } from '@/lib/domain/locale';
import { majorUnits, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { Prepaid } from './prepaid';

/** The total balance of all accounts, by currency. */
export function liabilities(accounts: readonly Prepaid[]): (readonly [CurrencyCode, Minor])[] {
  const sums = new Map<CurrencyCode, Minor>();
  for (const { currency, balance } of accounts) sums.set(currency, (sums.get(currency) ?? 0) + balance);
  return [...sums].sort(([one], [other]) => one.localeCompare(other));
}

const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Kind', 'Ends in', 'Currency', 'Issued', 'Balance', 'Active', 'Reason', 'Made on'],
  ar: ['النوع', 'آخر أربعة', 'العملة', 'المبلغ الصادر', 'الرصيد', 'مفعّلة', 'السبب', 'التاريخ'],
};

const KINDS = {
  en: { gift: 'Gift card', credit: 'Store credit' },
  ar: { gift: 'بطاقة هدية', credit: 'رصيد لدى المتجر' },
} as const;

const ANSWERS = { en: ['no', 'yes'], ar: ['لا', 'نعم'] } as const;

/** The table for the accountant, with its heading. */
export const prepaidTable = (accounts: readonly Prepaid[], locale: Locale): CsvCell[][] => [
  [...HEADINGS[locale]],
  ...accounts.map(({ kind, last4, currency, initial, balance, active, reason, createdAt }) => [
    KINDS[locale][kind],
    last4,
    currency,
    Number(majorUnits(initial, currency)),
    Number(majorUnits(balance, currency)),
    ANSWERS[locale][active ? 1 : 0],
    reason,
    new Date(createdAt).toISOString().slice(0, 10),
  ]),
];
