import { useRouter } from 'next/router';
import { useMemo } from 'react';
import type { Locale } from '@/lib/domain/locale';
import { formatMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';

/** Renders money, counts and times in the admin's language, with Latin digits as in the storefront. */
export function useFormats() {
  const { locale } = useRouter();
  return useMemo(() => formatsOf(locale === 'ar' ? 'ar' : 'en'), [locale]);
}

function formatsOf(locale: Locale) {
  const tag = locale === 'ar' ? 'ar-AE' : 'en-GB';
  const times = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  });
  const numbers = new Intl.NumberFormat(tag, { numberingSystem: 'latn' });
  return {
    locale,
    money: (amount: Minor, currency: CurrencyCode) => formatMoney({ amount, currency }, locale),
    /** `at` in milliseconds since the epoch. */
    dateTime: (at: number) => times.format(at),
    count: (value: number) => numbers.format(value),
  };
}
