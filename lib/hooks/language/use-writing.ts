import { useMemo } from 'react';
import type { Writing } from '@/lib/domain/formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useNumerals } from '@/lib/i18n/numerals';

/** How this page writes numbers; the same object until its language or the store's choice changes. */
export function useWriting(): Writing {
  const locale = useLocale();
  const numerals = useNumerals();
  return useMemo(() => ({ locale, numerals }), [locale, numerals]);
}
