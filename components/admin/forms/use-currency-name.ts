import { useMemo } from 'react';
import { CURRENCY_DECIMALS, isCurrencyCode, type CurrencyCode } from '@/lib/domain/money/money';
import { useLocale } from '@/lib/hooks/language/use-locale';

export const CURRENCY_CODES = Object.keys(CURRENCY_DECIMALS).filter(isCurrencyCode);

/** A currency's name in the page's language with its code, such as "US Dollar (USD)". */
export function useCurrencyName(): (code: CurrencyCode) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    return (code) => `${names.of(code) ?? code} (${code})`;
  }, [locale]);
}
