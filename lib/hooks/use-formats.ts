import { useMemo } from 'react';
import type { Locale } from '@/lib/domain/locale';
import { formatMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { useLocale } from '@/lib/hooks/use-locale';

/** Renders money, counts and times in the page's language, with Latin digits in both. */
export function useFormats() {
  const locale = useLocale();
  return useMemo(() => formatsOf(locale), [locale]);
}

function formatsOf(locale: Locale) {
  const tag = locale === 'ar' ? 'ar-AE' : 'en-GB';
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', numberingSystem: 'latn' });
  const dateTime = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  });
  const numbers = new Intl.NumberFormat(tag, { numberingSystem: 'latn' });
  return {
    locale,
    money: (amount: Minor, currency: CurrencyCode) => formatMoney({ amount, currency }, locale),
    /** `at` in milliseconds since the epoch. */
    date: (at: number) => date.format(at),
    dateTime: (at: number) => dateTime.format(at),
    count: (value: number) => numbers.format(value),
  };
}
