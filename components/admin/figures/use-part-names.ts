import { useCallback } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { ORDER_ORIGINS } from '@/lib/domain/orders/by-hand/by-hand';
import { PAYMENT_METHODS } from '@/lib/domain/orders/order-status';
import { NO_CATEGORY } from '@/lib/domain/stats/figures';
import { referralOf, UNKNOWN } from '@/lib/domain/stats/referrals';
import { DIRECT, OTHERS } from '@/lib/domain/visits/visit-day';
import { oneOf } from '@/lib/domain/parse/fields';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** Names for the parts of a figure: categories by id, payment methods, sources, referrals. */
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
  const source = useCallback(
    (origin: string): string => {
      const known = oneOf(ORDER_ORIGINS, origin);
      return known ? t(`part.source.${known}`) : origin;
    },
    [t],
  );
  const referral = useCallback(
    (key: string): string => {
      const named = referralOf(key);
      if (key === UNKNOWN) return t('part.referral.unknown');
      if (key === OTHERS) return t('part.others');
      if (!named) return t('part.referral.byHand', { source: source(key) });
      const from = named.source === DIRECT ? t('part.referral.direct') : named.source;
      return named.campaign ? t('part.referral.campaign', { from, campaign: named.campaign }) : from;
    },
    [t, source],
  );
  return { category, payment, source, referral };
}
