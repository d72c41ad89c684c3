import { Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { PanelLink } from '@/components/admin/dashboard/panel-link';
import { SalesShares } from '@/components/admin/dashboard/sales-shares';
import { SalesOverTime } from '@/components/admin/figures/sales-over-time';
import { Panel } from '@/components/admin/panel';
import { adminPaths } from '@/lib/admin-paths';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { figuresIn, type DayFigures } from '@/lib/domain/stats/month';
import { timeRows } from '@/lib/domain/stats/report';
import { addDays, daysBetween, type DayRange } from '@/lib/domain/stats/store-day';
import { useFigureFormats } from '@/lib/hooks/use-figure-formats';

/** One day drawn alone would be a dot: it is shown at the end of its week. */
const SHORTEST_LINE = 7;

interface SalesPanelsProps {
  readonly range: DayRange;
  /** Null while they load. */
  readonly days: DayFigures | null;
  readonly categories: readonly ListedCategory[];
}

/** The period's sales drawn over time, by category and by payment method. */
export function SalesPanels({ range, days, categories }: SalesPanelsProps) {
  const { t } = useTranslation('admin-sales');
  const { shortDay } = useFigureFormats();
  const isShort = daysBetween(range) < SHORTEST_LINE;
  const drawn = isShort ? { from: addDays(range.to, 1 - SHORTEST_LINE), to: range.to } : range;
  const query = { startDate: drawn.from, endDate: drawn.to, by: 'day', compare: 'previous' };
  return (
    <Stack gap="6">
      <Panel title={t('dashboard.salesOverTime')}>
        {days ? (
          <SalesOverTime
            rows={timeRows(days, drawn, 'day', 'previous')}
            range={drawn}
            comparison="previous"
            labelOf={({ from }) => shortDay(from)}
          />
        ) : (
          <Skeleton height="72" />
        )}
        <PanelLink href={{ pathname: adminPaths.sales, query }}>{t('dashboard.link.report')}</PanelLink>
      </Panel>
      {days && <SalesShares figures={figuresIn(days, range)} range={range} categories={categories} />}
    </Stack>
  );
}
