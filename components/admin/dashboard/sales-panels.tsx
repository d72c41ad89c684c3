import { SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { Share } from '@/components/admin/charts/share-chart';
import { PanelLink } from '@/components/admin/dashboard/panel-link';
import { SalesOverTime } from '@/components/admin/figures/sales-over-time';
import { largestShares, ShareFigure } from '@/components/admin/figures/share-figure';
import { usePartNames } from '@/components/admin/figures/use-part-names';
import { Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import type { Figures } from '@/lib/domain/stats/figures';
import { figuresIn, type DayFigures } from '@/lib/domain/stats/month';
import { partRows, timeRows } from '@/lib/domain/stats/report';
import { addDays, daysBetween, type DayRange } from '@/lib/domain/stats/store-day';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

/** A shorter period shows the whole week before its end, because one day would be a single dot. */
const SHORTEST_LINE = 7;

interface SalesPanelsProps {
  readonly range: DayRange;
  /** Null while they load. */
  readonly days: DayFigures | null;
  readonly categories: readonly ListedCategory[];
}

/** The period's sales in charts: over time, by category and by payment method. */
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

interface SalesSharesProps {
  readonly figures: Figures;
  readonly range: DayRange;
  readonly categories: readonly ListedCategory[];
}

/** Shares of the sales by category and by payment method. */
function SalesShares({ figures, range, categories }: SalesSharesProps) {
  const { t } = useTranslation('admin-sales');
  const names = usePartNames(categories);
  const others = t('part.others');
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="6">
      <SharePanel
        title={t('dashboard.byCategory')}
        caption={t('sales.withoutDelivery')}
        shares={largestShares(partRows(figures.categories, null), names.category, others)}
        by="category"
        range={range}
      />
      <SharePanel
        title={t('dashboard.byPayment')}
        shares={largestShares(partRows(figures.payments, null), names.payment, others)}
        by="payment"
        range={range}
      />
    </SimpleGrid>
  );
}

interface SharePanelProps {
  readonly title: string;
  readonly caption?: string;
  readonly shares: readonly Share[];
  readonly by: 'category' | 'payment';
  readonly range: DayRange;
}

function SharePanel({ title, caption, shares, by, range }: SharePanelProps) {
  const { t } = useTranslation('admin-sales');
  const { money, day } = useFigureFormats();
  const { baseCurrency } = useStoreSetting();
  const what = t('chart.of', { title, from: day(range.from), to: day(range.to) });
  const query = { startDate: range.from, endDate: range.to, by };
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <Nothing title={t('dashboard.nothingSold')} />
      ) : (
        <ShareFigure
          caption={caption ? `${what}. ${caption}` : what}
          shares={shares}
          format={(value) => money(value, baseCurrency)}
        />
      )}
      <PanelLink href={{ pathname: adminPaths.sales, query }}>{t('dashboard.link.report')}</PanelLink>
    </Panel>
  );
}
