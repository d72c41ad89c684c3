import { Button, Text } from '@chakra-ui/react';
import type { LinkProps } from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { largestShares, ShareFigure } from '@/components/admin/figures/share-figure';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { ExportButton } from '@/components/admin/sales/export-button';
import { ReportTable, RowLink, type ReportLine } from '@/components/admin/sales/report-table';
import { useNamedParts } from '@/components/admin/sales/use-named-parts';
import { usePartSales } from '@/components/admin/sales/use-part-sales';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { majorUnits } from '@/lib/domain/money/money';
import { averageOrder, type PartFigures } from '@/lib/domain/stats/figures';
import { partRows, type PartGrouping, type PartRow } from '@/lib/domain/stats/report';
import type { SalesQuery } from '@/lib/domain/stats/sales-query';
import type { Day, DayRange } from '@/lib/domain/stats/store-day';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

const SHOWN_AT_ONCE = 25;

interface PartReportProps {
  readonly asked: SalesQuery;
  readonly by: PartGrouping;
  readonly today: Day;
  readonly categories: readonly ListedCategory[];
}

/** Sales by product, category, payment method, source or campaign, as a chart, a table and a file. */
export function PartReport({ asked, by, today, categories }: PartReportProps) {
  const { t } = useTranslation('admin-sales');
  const sales = usePartSales(asked, by, today);
  if (sales.status === 'failed') return <LoadFailure code={sales.code} />;
  if (sales.status === 'loading') return <ListSkeleton />;
  const { parts, before } = sales.value;
  const rows = partRows(parts, before);
  if (rows.length === 0) return <Nothing title={t('sales.empty')} />;
  return <PartRows rows={rows} asked={asked} by={by} categories={categories} />;
}

type PartRowsProps = Omit<PartReportProps, 'today'> & { readonly rows: readonly PartRow[] };

function PartRows({ rows, asked: { range, compare }, by, categories }: PartRowsProps) {
  const { t } = useTranslation('admin-sales');
  const { money, count, percent, day } = useFigureFormats();
  const { baseCurrency } = useStoreSetting();
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const { nameOf, readNames, failed } = useNamedParts(
    by,
    rows.slice(0, shown).map(({ id }) => id),
    categories,
  );
  const inBase = (amount: number) => money(amount, baseCurrency);
  const inUnits = (amount: number) => Number(majorUnits(amount, baseCurrency));
  const total = totalOf(rows);
  // Products and categories share orders, so that an order has no average in them.
  const isWhole = by !== 'product' && by !== 'category';
  const columns = [
    { title: t('figure.orders'), isMinor: true },
    { title: t('figure.units') },
    ...(isWhole ? [{ title: t('figure.average'), isMinor: true }] : []),
    { title: t('sales.column.share'), isMinor: true },
    { title: t('figure.revenue') },
  ];
  const lineOf = (key: string, name: ReactNode, row: Omit<PartRow, 'id'>): ReportLine => ({
    key,
    name,
    cells: [
      count(row.figures.orders),
      count(row.figures.units),
      ...(isWhole ? [inBase(averageOrder(row.figures))] : []),
      percent(total.figures.revenue ? row.figures.revenue / total.figures.revenue : 0),
      inBase(row.figures.revenue),
    ],
    revenue: row.figures.revenue,
    before: row.before && row.before.revenue,
  });
  // An order with two categories counts in both rows, so the orders do not add up.
  const all = lineOf('total', t('sales.total'), total);
  const title = t(`sales.by.${by}`);
  return (
    <>
      {failed && <LoadFailure code={failed} />}
      <Panel title={title}>
        <ShareFigure
          caption={t('chart.of', { title: t('figure.revenue'), from: day(range.from), to: day(range.to) })}
          shares={largestShares(rows, nameOf, t('part.others'))}
          format={inBase}
        />
      </Panel>
      {!isWhole && <Text color="fg.muted">{t('sales.withoutDelivery')}</Text>}
      {(by === 'referral' || by === 'campaign') && <Text color="fg.muted">{t('sales.referralsHint')}</Text>}
      <ReportTable
        label={t('sales.title')}
        nameColumn={title}
        columns={columns}
        lines={rows.slice(0, shown).map(({ id, ...row }) => {
          const href = listBehind(by, id, range);
          const name = nameOf(id);
          return lineOf(id, href ? <RowLink href={href} name={name} /> : name, row);
        })}
        total={{ ...all, cells: isWhole ? all.cells : ['', ...all.cells.slice(1)] }}
        formatMoney={inBase}
      />
      {shown < rows.length && (
        <Button variant="outline" alignSelf="center" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t('sales.more')}
        </Button>
      )}
      <ExportButton
        name={`sales-${by}-${range.from}-${range.to}`}
        header={[
          title,
          t('figure.orders'),
          t('figure.units'),
          t('figure.revenue'),
          ...(isWhole ? [t('figure.average')] : []),
          ...(compare === 'none' ? [] : [t('sales.column.before')]),
        ]}
        read={() =>
          readNames(rows, ({ figures, before }, name) => [
            name,
            figures.orders,
            figures.units,
            inUnits(figures.revenue),
            ...(isWhole ? [inUnits(averageOrder(figures))] : []),
            ...(before ? [inUnits(before.revenue)] : []),
          ])
        }
      />
    </>
  );
}

/** The link to the list behind a part's sales; null where no list can filter orders by it. */
function listBehind(by: PartGrouping, id: string, range: DayRange): LinkProps['href'] | null {
  if (by === 'product') return adminPaths.product(id);
  if (by === 'category' || by === 'referral' || by === 'campaign') return null;
  const query = { ...range, ...(by === 'payment' ? { method: id } : { origin: id }) };
  return { pathname: adminPaths.orders, query };
}

function totalOf(rows: readonly PartRow[]): Omit<PartRow, 'id'> {
  const sum = (all: readonly PartFigures[]): PartFigures => ({
    orders: all.reduce((total, { orders }) => total + orders, 0),
    units: all.reduce((total, { units }) => total + units, 0),
    revenue: all.reduce((total, { revenue }) => total + revenue, 0),
  });
  const hasBefore = rows.some(({ before }) => before);
  return {
    figures: sum(rows.map(({ figures }) => figures)),
    before: hasBefore ? sum(rows.flatMap(({ before }) => before ?? [])) : null,
  };
}
