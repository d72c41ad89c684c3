import { Button, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { DayRange, SelectFilter } from '@/components/admin/filter-fields';
import { OpenDifferences } from '@/components/admin/reconciliation/open-differences';
import { DiscountReport } from '@/components/admin/sales/discount-report';
import { FeeReport } from '@/components/admin/sales/fee-report';
import { PartReport } from '@/components/admin/sales/part-report';
import { TaxReport } from '@/components/admin/sales/tax-report';
import { TimeReport } from '@/components/admin/sales/time-report';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { COMPARISONS } from '@/lib/domain/stats/periods';
import { GROUPINGS, isTimeGrouping } from '@/lib/domain/stats/report';
import {
  parseSalesQuery,
  presetOf,
  presetRange,
  PRESETS,
  salesParams,
  type SalesQuery,
} from '@/lib/domain/stats/sales-query';
import { isDay, type Day } from '@/lib/domain/stats/store-day';
import { useAddress } from '@/lib/hooks/browser/use-address';
import { useToday } from '@/lib/hooks/store/use-today';

/** The sales report; its address contains all choices. */
export function SalesView({ categories }: { readonly categories: readonly ListedCategory[] }) {
  const { t } = useTranslation(['admin-sales', 'admin-reconciliation']);
  const { query, isReady, go } = useAddress();
  const { timeZone } = useStoreSetting();
  const today = useToday(timeZone);
  const asked = parseSalesQuery(query, today);
  const { by } = asked;
  const show = (change: Partial<SalesQuery>) =>
    go('replace', { pathname: adminPaths.sales, query: salesParams({ ...asked, ...change }) });
  return (
    <>
      <PageHeader
        title={t('sales.title')}
        description={t('sales.description')}
        actions={
          <HStack gap="2" wrap="wrap">
            <Button asChild variant="outline">
              <NextLink
                href={{ pathname: adminPaths.sales, query: salesParams({ ...asked, by: 'referral' }) }}
              >
                {t('sales.referrals')}
              </NextLink>
            </Button>
            <Button asChild variant="outline">
              <NextLink href={adminPaths.visitors}>{t('sales.visitors')}</NextLink>
            </Button>
            <Button asChild variant="outline">
              <NextLink href={adminPaths.settlements}>{t('admin-reconciliation:couriers')}</NextLink>
            </Button>
            <Button asChild variant="outline">
              <NextLink href={adminPaths.reconciliation}>{t('admin-reconciliation:title')}</NextLink>
            </Button>
          </HStack>
        }
      />
      <OpenDifferences />
      <Stack gap="6">
        <SalesForm asked={asked} today={today} onChange={show} />
        {isReady &&
          (isTimeGrouping(by) ? (
            <TimeReport asked={asked} by={by} />
          ) : (
            <PartReport key={by} asked={asked} by={by} today={today} categories={categories} />
          ))}
        {isReady && <DiscountReport range={asked.range} />}
        {isReady && <FeeReport range={asked.range} />}
        {isReady && <TaxReport range={asked.range} />}
      </Stack>
    </>
  );
}

/** A date range that matches no preset. */
const CUSTOM = 'custom' as const;

interface SalesFormProps {
  readonly asked: SalesQuery;
  readonly today: Day;
  readonly onChange: (change: Partial<SalesQuery>) => void;
}

/** The report's choices; each applies at once. */
function SalesForm({ asked: { range, by, compare }, today, onChange }: SalesFormProps) {
  const { t } = useTranslation('admin-sales');
  const preset = presetOf(range, today);
  const changeDay = (edge: 'from' | 'to', day: string) => {
    if (isDay(day)) onChange({ range: { ...range, [edge]: day } });
  };
  return (
    <SimpleGrid columns={{ base: 2, lg: 5 }} gap="3" as="form" aria-label={t('sales.title')}>
      <SelectFilter
        label={t('sales.form.preset')}
        value={preset ?? CUSTOM}
        options={[
          ...PRESETS.map((value) => ({ value, label: t(`sales.preset.${value}`) })),
          ...(preset ? [] : [{ value: CUSTOM, label: t('sales.form.custom') }]),
        ]}
        onChange={(chosen) => chosen !== CUSTOM && onChange({ range: presetRange(chosen, today) })}
      />
      <SelectFilter
        label={t('sales.form.by')}
        value={by}
        options={GROUPINGS.map((value) => ({ value, label: t(`sales.by.${value}`) }))}
        onChange={(chosen) => onChange({ by: chosen })}
      />
      <DayRange
        from={{
          label: t('sales.form.startDate'),
          value: range.from,
          onChange: (day) => changeDay('from', day),
        }}
        to={{ label: t('sales.form.endDate'), value: range.to, onChange: (day) => changeDay('to', day) }}
        last={today}
      />
      <SelectFilter
        label={t('sales.form.compare')}
        value={compare}
        options={COMPARISONS.map((value) => ({ value, label: t(`sales.compare.${value}`) }))}
        onChange={(chosen) => onChange({ compare: chosen })}
      />
    </SimpleGrid>
  );
}
