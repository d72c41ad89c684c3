import { useCallback } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { PAYMENT_METHODS } from '@/lib/domain/orders/order-status';
import { NO_CATEGORY } from '@/lib/domain/stats/figures';
import { oneOf } from '@/lib/domain/parse/fields';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** What the parts of the figures are called: categories by id, payment methods. */
export function usePartNames(categories: readonly ListedCategory[]) {
  const { t } = useTranslation('admin-sales');
  const locale = useLocale();
  const category = useCallback(
    (id: string): string => {
      if (id === NO_CATEGORY) return t('part.noCategory');
      const known = categories.find((one) => one.id === id);
      return known ? localized(known.name, locale) : t('part.goneCategory');
    },
    [t, locale, categories],
  );
  const payment = useCallback(
    (method: string): string => {
      const known = oneOf(PAYMENT_METHODS, method);
      return known ? t(`part.${known}`) : method;
    },
    [t],
  );
  return { category, payment };
}
