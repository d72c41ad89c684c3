import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SelectFilter } from '@/components/admin/filter-fields';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { PageHeader } from '@/components/admin/shell/page-header';
import { CountTable } from '@/components/admin/visitors/count-table';
import { VisitFunnel } from '@/components/admin/visitors/visit-funnel';
import { VisitsOverTime } from '@/components/admin/visitors/visits-over-time';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import { oneOf } from '@/lib/domain/parse/fields';
import { lastDays } from '@/lib/domain/stats/periods';
import type { Day, DayRange } from '@/lib/domain/stats/store-day';
import { VISIT_DEVICES, type VisitDevice } from '@/lib/domain/visits/visit';
import { DIRECT, NO_VISITS, OTHERS, sumVisits, type VisitDay } from '@/lib/domain/visits/visit-day';
import { watchVisits } from '@/lib/firestore/figures/visits';
import { useAddress } from '@/lib/hooks/browser/use-address';
import { useToday } from '@/lib/hooks/store/use-today';
import { useListener } from '@/lib/hooks/use-listener';

const PERIODS = ['7', '30', '90'] as const;

/** Visitor statistics: where they come from and how far they get; the address contains the days and filters. */
export function VisitorsView() {
  const { t } = useTranslation('admin-visitors');
  const { query, isReady, go } = useAddress();
  const { timeZone } = useStoreSetting();
  const today = useToday(timeZone);
  const period = oneOf(PERIODS, query.period) ?? '30';
  const range = lastDays(today, Number(period));
  const locale = oneOf(LOCALES, query.language) ?? null;
  const device = oneOf(VISIT_DEVICES, query.device) ?? null;
  const show = (change: Readonly<Record<string, string>>) =>
    go('replace', { pathname: adminPaths.visitors, query: { ...query, ...change } });
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="6">
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4" maxWidth="3xl">
          <SelectFilter
            label={t('period.label')}
            value={period}
            options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
            onChange={(value) => show({ period: value })}
          />
          <SelectFilter<Locale | ''>
            label={t('language.label')}
            value={locale ?? ''}
            options={['' as const, ...LOCALES].map((value) => ({
              value,
              label: t(`language.${value || 'all'}`),
            }))}
            onChange={(value) => show({ language: value })}
          />
          <SelectFilter<VisitDevice | ''>
            label={t('device.label')}
            value={device ?? ''}
            options={['' as const, ...VISIT_DEVICES].map((value) => ({
              value,
              label: t(`device.${value || 'all'}`),
            }))}
            onChange={(value) => show({ device: value })}
          />
        </SimpleGrid>
        {isReady && <Visits key={period} range={range} locale={locale} device={device} />}
      </Stack>
    </>
  );
}

interface VisitsProps {
  readonly range: DayRange;
  readonly locale: Locale | null;
  readonly device: VisitDevice | null;
}

function Visits({ range, locale, device }: VisitsProps) {
  const { t } = useTranslation('admin-visitors');
  const { storeId } = useStoreSetting();
  const days = useListener<ReadonlyMap<Day, VisitDay>>(
    `visits ${range.from} ${range.to}`,
    (onNext, onError) => watchVisits(storeId, range, onNext, onError),
  );
  if (days.status === 'failed') return <LoadFailure code={days.code} />;
  if (days.status !== 'ready') return <ListSkeleton />;
  const whole = [...days.value.values()].reduce(sumVisits, NO_VISITS);
  if (whole.views === 0) return <Nothing title={t('empty.title')} description={t('empty.text')} />;
  const choice = { locale, device };
  const file = (name: string) => `${name}-${range.from}-${range.to}`;
  return (
    <>
      <VisitsOverTime days={days.value} range={range} choice={choice} />
      <VisitFunnel steps={whole.steps} choice={choice} />
      {(locale || device) && <Text>{t('unfiltered')}</Text>}
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="6" alignItems="start">
        <CountTable
          title={t('sources.title')}
          file={file('sources')}
          columns={[t('sources.name'), t('visits')]}
          counts={whole.sources}
          nameOf={(source) => (source === DIRECT ? t('sources.direct') : named(source))}
        />
        <CountTable
          title={t('missed.title')}
          file={file('searches')}
          description={t('missed.description')}
          empty={t('missed.none')}
          columns={[t('missed.name'), t('missed.times')]}
          counts={whole.missed}
          nameOf={named}
        />
      </SimpleGrid>
      <CountTable
        title={t('pages.title')}
        file={file('pages')}
        columns={[t('pages.name'), t('views')]}
        counts={whole.pages}
        nameOf={named}
      />
    </>
  );

  function named(name: string): string {
    return name === OTHERS ? t('others') : name;
  }
}
