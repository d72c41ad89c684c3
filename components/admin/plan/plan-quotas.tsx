import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { Quotas } from '@/lib/domain/quotas/quotas';
import { usePlanQuotas } from '@/lib/hooks/language/use-plan-quotas';

/** What a plan holds, in words; nothing for one that bounds nothing. */
export function PlanQuotas({ quotas }: { readonly quotas: Quotas }) {
  const { t } = useTranslation('plan-quotas');
  const rows = usePlanQuotas(quotas);
  if (rows.length === 0) return null;
  return (
    <Stack as="ul" aria-label={t('label')} gap="1" listStyleType="none" color="fg.muted" textStyle="sm">
      {rows.map(({ name, words }) => (
        <li key={name}>{words}</li>
      ))}
    </Stack>
  );
}
