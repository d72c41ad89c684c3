import { useTranslation } from 'next-i18next/pages';
import { ChartFigure } from '@/components/admin/figures/chart-figure';
import { TimeChart } from '@/components/admin/figures/lazy-charts';
import { Panel } from '@/components/admin/panel';
import { daysOf, type Day, type DayRange } from '@/lib/domain/stats/store-day';
import { NO_VISITS, reached, type VisitChoice, type VisitDay } from '@/lib/domain/visits/visit-day';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

interface VisitsOverTimeProps {
  readonly days: ReadonlyMap<Day, VisitDay>;
  readonly range: DayRange;
  readonly choice: VisitChoice;
}

/** Visits per day, as a chart and a table. */
export function VisitsOverTime({ days, range, choice }: VisitsOverTimeProps) {
  const { t } = useTranslation('admin-visitors');
  const { count, compact, shortDay, day: whole } = useFigureFormats();
  const points = daysOf(range).map((day) => ({
    label: shortDay(day),
    now: reached((days.get(day) ?? NO_VISITS).steps, choice).visit,
    before: null,
  }));
  return (
    <Panel title={t('overTime')}>
      <ChartFigure
        caption={`${whole(range.from)} – ${whole(range.to)}`}
        table={{
          columns: [t('day'), t('visits')],
          rows: points.map(({ label, now }) => [label, count(now)]),
        }}
      >
        <TimeChart
          points={points}
          nowLabel={t('visits')}
          beforeLabel=""
          format={count}
          formatAxis={compact}
          axisUnit={1}
        />
      </ChartFigure>
    </Panel>
  );
}
