import { useMemo } from 'react';
import { formatsOf } from '@/lib/domain/formats';
import { formatMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import type { BasisPoints } from '@/lib/domain/tax/tax-class';
import { formatRate } from '@/lib/domain/tax/tax-rows';
import { useWriting } from '@/lib/hooks/language/use-writing';

/** Renders money, counts and times in the page's language, in the digits that the store chose. */
export function useFormats() {
  const writing = useWriting();
  return useMemo(
    () => ({
      ...formatsOf(writing),
      locale: writing.locale,
      rate: (basisPoints: BasisPoints) => formatRate(basisPoints, writing),
      money: (amount: Minor, currency: CurrencyCode) => formatMoney({ amount, currency }, writing),
    }),
    [writing],
  );
}
