import { useTranslation } from 'next-i18next/pages';
import { useCurrency } from '@/context/currency-context';
import { isSameLine, type CartLine } from '@/lib/domain/cart/cart';
import type { LineChange } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** Describes in the page's language what changed about one of `lines`. */
export function useChangeSentence(lines: readonly CartLine[]) {
  const { t } = useTranslation('cart');
  const { format } = useCurrency();
  const locale = useLocale();
  return (change: LineChange): string => {
    // The catalogue no longer has the product; the cart line still has its name.
    const line = lines.find((one) => isSameLine(one, change));
    const title = change.title || (line ? localized(line.title, locale) : '');
    switch (change.kind) {
      case 'gone':
        return t('changes.gone', { title });
      case 'design':
        return t('changes.design', { title });
      case 'sold-out':
        return t('changes.soldOut', { title });
      case 'stock':
        return t('changes.stock', { title, count: change.available });
      case 'price':
        return t('changes.price', { title, from: format(change.from), to: format(change.to) });
    }
  };
}
