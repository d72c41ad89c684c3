import { Badge, Button, Flex, Heading, Progress, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { useUsage } from '@/components/admin/plan/use-usage';
import type { UsageRow } from '@/lib/domain/api/billing';
import { levelOf, QUOTAS, type QuotaLevel } from '@/lib/domain/quotas/quotas';
import { useFormats } from '@/lib/hooks/language/use-formats';

const PALETTE: Record<QuotaLevel, string> = { free: 'green', near: 'orange', full: 'red' };

interface PlanUsageProps {
  /** Changes with the plan, so that its quotas are read again. */
  readonly version: string;
  /** Shows the plans to choose from; without it nobody here can choose. */
  readonly onUpgrade?: () => void;
}

/** How much of each quota is used, what counts, and the way to a larger plan where one is nearly full. */
export function PlanUsage({ version, onUpgrade }: PlanUsageProps) {
  const { t } = useTranslation('admin-plan');
  const usage = useUsage(version);
  const rows = usage.status === 'ready' ? usage.value.usage : [];
  return (
    <Stack as="section" gap="4" aria-labelledby="plan-usage">
      <Heading as="h3" size="md" id="plan-usage">
        {t('usage.title')}
      </Heading>
      <Text color="fg.muted">{t('usage.description')}</Text>
      {usage.status === 'loading' && <ListSkeleton rows={5} />}
      {usage.status === 'failed' && <LoadFailure code={usage.code} />}
      {usage.status === 'ready' && (
        <Stack as="ul" gap="5" listStyleType="none">
          {rows.map((row) => (
            <li key={row.name}>
              <UsageBar row={row} />
            </li>
          ))}
        </Stack>
      )}
      {onUpgrade && rows.some((row) => levelOf(usageOf(row)) !== 'free') && (
        <Button alignSelf="flex-start" onClick={onUpgrade}>
          {t('usage.upgrade')}
        </Button>
      )}
    </Stack>
  );
}

const usageOf = ({ used, quota }: UsageRow) => ({ used: used ?? 0, quota });

function UsageBar({ row }: { readonly row: UsageRow }) {
  const { t } = useTranslation('admin-plan');
  const amountOf = useAmount(row);
  const { name, used, quota } = row;
  const { isMonthly } = QUOTAS[name];
  const label = t(`usage.name.${name}`);
  const title = isMonthly ? t('usage.month', { name: label }) : label;
  const level = levelOf(usageOf(row));
  const words =
    quota !== null
      ? t('usage.used', { used: amountOf(used ?? 0), quota: amountOf(quota) })
      : used === null
        ? t('usage.uncounted')
        : t('usage.unlimited', { used: amountOf(used) });
  const percent = quota === null ? null : Math.min(100, quota === 0 ? 100 : ((used ?? 0) / quota) * 100);
  return (
    <Progress.Root value={percent === null ? 0 : Math.round(percent)} colorPalette={PALETTE[level]}>
      <Flex justify="space-between" gap="2" wrap="wrap" align="center">
        <Progress.Label fontWeight="semibold">{title}</Progress.Label>
        <Flex gap="2" align="center">
          {level !== 'free' && <Badge colorPalette={PALETTE[level]}>{t(`usage.level.${level}`)}</Badge>}
          <Text>{words}</Text>
        </Flex>
      </Flex>
      {percent !== null && (
        <Progress.Track mt="1" aria-label={title} aria-valuetext={words}>
          <Progress.Range />
        </Progress.Track>
      )}
      <Text mt="1" fontSize="sm" color="fg.muted">
        {t(`usage.counts.${name}`)}
      </Text>
    </Progress.Root>
  );
}

/** An amount of this quota in words: whole MiB of pictures, up; pieces of all else. */
function useAmount({ name }: UsageRow): (amount: number) => string {
  const { t } = useTranslation('admin-plan');
  const { count } = useFormats();
  const { unit } = QUOTAS[name];
  return (amount) =>
    name === 'storage' ? t('usage.mebibytes', { amount: count(Math.ceil(amount / unit)) }) : count(amount);
}
