import { Field, Input, NativeSelect, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { oneOf } from '@/lib/domain/parse/fields';
import { COMPARISONS } from '@/lib/domain/stats/periods';
import { PART_GROUPINGS, TIME_GROUPINGS, type Grouping } from '@/lib/domain/stats/report';
import { presetOf, presetRange, PRESETS, type SalesQuery } from '@/lib/domain/stats/sales-query';
import { isDay, type Day } from '@/lib/domain/stats/store-day';

const GROUPINGS: readonly Grouping[] = [...TIME_GROUPINGS, ...PART_GROUPINGS];

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
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 5 }} gap="4" as="form" aria-label={t('sales.title')}>
      <Choice
        label={t('sales.form.preset')}
        value={preset ?? 'custom'}
        onChange={(value) => {
          const chosen = oneOf(PRESETS, value);
          if (chosen) onChange({ range: presetRange(chosen, today) });
        }}
      >
        {PRESETS.map((option) => (
          <option key={option} value={option}>
            {t(`sales.preset.${option}`)}
          </option>
        ))}
        {!preset && <option value="custom">{t('sales.form.custom')}</option>}
      </Choice>
      <DayField
        label={t('sales.form.startDate')}
        value={range.from}
        max={range.to}
        onChange={(day) => changeDay('from', day)}
      />
      <DayField
        label={t('sales.form.endDate')}
        value={range.to}
        max={today}
        onChange={(day) => changeDay('to', day)}
      />
      <Choice
        label={t('sales.form.by')}
        value={by}
        onChange={(value) => onChange({ by: oneOf(GROUPINGS, value) ?? by })}
      >
        {GROUPINGS.map((option) => (
          <option key={option} value={option}>
            {t(`sales.by.${option}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('sales.form.compare')}
        value={compare}
        onChange={(value) => onChange({ compare: oneOf(COMPARISONS, value) ?? compare })}
      >
        {COMPARISONS.map((option) => (
          <option key={option} value={option}>
            {t(`sales.compare.${option}`)}
          </option>
        ))}
      </Choice>
    </SimpleGrid>
  );
}

interface ControlProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, onChange, children }: ControlProps & { readonly children: ReactNode }) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function DayField({ label, value, max, onChange }: ControlProps & { readonly max: Day }) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input type="date" value={value} max={max} onChange={({ target }) => onChange(target.value)} />
    </Field.Root>
  );
}
