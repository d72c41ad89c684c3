import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { QUOTA_NAMES, QUOTAS, type QuotaName, type Quotas } from '@/lib/domain/quotas/quotas';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** What a plan holds, in words; nothing for one that bounds nothing. */
export function PlanQuotas({ quotas }: { readonly quotas: Quotas }) {
  const { t } = useTranslation('admin-plan');
  const { count } = useFormats();
  if (Object.keys(quotas).length === 0) return null;
  const amountOf = (name: QuotaName) => {
    const most = quotas[name];
    if (most === undefined) return t('usage.uncounted');
    return name === 'storage' ? t('usage.mebibytes', { amount: count(most) }) : count(most);
  };
  return (
    <Stack as="ul" gap="1" listStyleType="none" color="fg.muted" textStyle="sm">
      {QUOTA_NAMES.map((name) => {
        const title = t(`usage.name.${name}`);
        const key = QUOTAS[name].isMonthly ? 'choose.quotaMonthly' : 'choose.quota';
        return <li key={name}>{t(key, { name: title, amount: amountOf(name) })}</li>;
      })}
    </Stack>
  );
}
