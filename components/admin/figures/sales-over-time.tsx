import { useTranslation } from 'next-i18next/pages';
import { ChartFigure } from '@/components/admin/figures/chart-figure';
import { TimeChart } from '@/components/admin/figures/lazy-charts';
import { useStoreSetting } from '@/context/store-setting-context';
import { CURRENCY_DECIMALS } from '@/lib/domain/money/money';
import type { Comparison } from '@/lib/domain/stats/periods';
import type { TimeRow } from '@/lib/domain/stats/report';
import type { DayRange } from '@/lib/domain/stats/store-day';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

interface SalesOverTimeProps {
  readonly rows: readonly TimeRow[];
  readonly range: DayRange;
  readonly comparison: Comparison | null;
  /** A row's label, short enough for an axis. */
  readonly labelOf: (range: DayRange) => string;
}

/** Revenue over time as a chart and a table, beside the compared period. */
export function SalesOverTime({ rows, range, comparison, labelOf }: SalesOverTimeProps) {
  const { t } = useTranslation('admin-sales');
  const { money, compact, day } = useFigureFormats();
  const { baseCurrency } = useStoreSetting();
  const inBase = (amount: number) => money(amount, baseCurrency);
  const unit = 10 ** CURRENCY_DECIMALS[baseCurrency];
  const inUnits = (amount: number) => compact(amount / unit);
  const beforeLabel = t(comparison === 'year' ? 'chart.yearBefore' : 'chart.before');
  const points = rows.map((row) => ({
    label: labelOf(row.range),
    now: row.figures.revenue,
    before: row.before && row.before.revenue,
  }));
  const columns = [t('chart.day'), t('chart.now'), ...(comparison ? [beforeLabel] : [])];
  return (
    <ChartFigure
      caption={t('chart.of', { title: t('figure.revenue'), from: day(range.from), to: day(range.to) })}
      table={{
        columns,
        rows: points.map(({ label, now, before }) => [
          label,
          inBase(now),
          ...(before === null ? [] : [inBase(before)]),
        ]),
      }}
    >
      <TimeChart
        points={points}
        nowLabel={t('chart.now')}
        beforeLabel={beforeLabel}
        format={inBase}
        formatAxis={inUnits}
        axisUnit={unit}
      />
    </ChartFigure>
  );
}
