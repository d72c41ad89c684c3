import { useTranslation } from 'next-i18next/pages';
import { QUOTA_NAMES, type QuotaName, type Quotas } from '@/lib/domain/quotas/quotas';

interface QuotaWords {
  readonly name: QuotaName;
  readonly words: string;
}

/** What a plan holds, in words and in the order of the table; nothing for one that bounds nothing. */
export function usePlanQuotas(quotas: Quotas): readonly QuotaWords[] {
  const { t } = useTranslation('plan-quotas');
  if (Object.keys(quotas).length === 0) return [];
  return QUOTA_NAMES.map((name) => {
    const most = quotas[name];
    const words = most === undefined ? t(`unlimited.${name}`) : t(`most.${name}`, { count: most });
    return { name, words };
  });
}
