import { SimpleGrid } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { DayRange, SelectFilter } from '@/components/admin/filter-fields';
import { COMPARISONS } from '@/lib/domain/stats/periods';
import { GROUPINGS } from '@/lib/domain/stats/report';
import { presetOf, presetRange, PRESETS, type SalesQuery } from '@/lib/domain/stats/sales-query';
import { isDay, type Day } from '@/lib/domain/stats/store-day';

/** Days that no preset stands for. */
const CUSTOM = 'custom' as const;

interface SalesFormProps {
  readonly asked: SalesQuery;
  readonly today: Day;
  readonly onChange: (change: Partial<SalesQuery>) => void;
}

/** Every choice takes effect at once. */
export function SalesForm({ asked: { range, by, compare }, today, onChange }: SalesFormProps) {
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
