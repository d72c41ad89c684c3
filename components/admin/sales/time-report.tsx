import { Box } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { SalesOverTime } from '@/components/admin/figures/sales-over-time';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { ExportButton } from '@/components/admin/sales/export-button';
import { ReportTable, RowLink, type ReportLine } from '@/components/admin/sales/report-table';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import type { CsvCell } from '@/lib/domain/csv/csv-text';
import { majorUnits } from '@/lib/domain/money/money';
import { feeKept, NO_FEES } from '@/lib/domain/payments/connect/order-fees';
import { ok } from '@/lib/domain/result';
import { feeRows } from '@/lib/domain/stats/fee-figures';
import { averageOrder, sumFigures, type Figures } from '@/lib/domain/stats/figures';
import { counterpart } from '@/lib/domain/stats/periods';
import { timeRows, type TimeGrouping, type TimeRow } from '@/lib/domain/stats/report';
import type { SalesQuery } from '@/lib/domain/stats/sales-query';
import { monthOf, type DayRange } from '@/lib/domain/stats/store-day';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';
import { useMonths } from '@/lib/hooks/store/use-figures';

interface TimeReportProps {
  readonly asked: SalesQuery;
  readonly by: TimeGrouping;
}

/** Sales by day, week or month, live, as a chart, a table and a file. */
export function TimeReport({ asked: { range, compare }, by }: TimeReportProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-sales');
  const comparison = compare === 'none' ? null : compare;
  const before = comparison && counterpart(range, range, comparison);
  const months = useMonths(store, range);
  const monthsBefore = useMonths(store, before);
  const labelOf = useTimeLabels(by);
  if (months.status === 'failed') return <LoadFailure code={months.code} />;
  if (monthsBefore.status === 'failed') return <LoadFailure code={monthsBefore.code} />;
  if (months.status !== 'ready' || (before && monthsBefore.status !== 'ready')) return <ListSkeleton />;

  const earlier = monthsBefore.status === 'ready' ? monthsBefore.value : [];
  const rows = timeRows(new Map([...earlier, ...months.value]), range, by, comparison);
  const isEmpty = rows.every(
    ({ figures, before: was }) => !isSomething(figures) && !(was && isSomething(was)),
  );
  if (isEmpty) return <Nothing title={t('sales.empty')} />;
  return (
    <>
      <Panel title={t('dashboard.salesOverTime')}>
        <SalesOverTime rows={rows} range={range} comparison={comparison} labelOf={labelOf} />
      </Panel>
      <TimeTable rows={rows} by={by} labelOf={labelOf} range={range} hasBefore={comparison !== null} />
    </>
  );
}

const isSomething = ({ platformFees, ...figures }: Figures) =>
  feeRows(platformFees).length > 0 ||
  [
    figures.orders,
    figures.cancelled,
    figures.undelivered,
    figures.refunds,
    figures.lostDisputes,
    figures.collected,
    figures.received,
  ].some((figure) => figure !== 0);

function useTimeLabels(by: TimeGrouping): (range: DayRange) => string {
  const { t } = useTranslation('admin-sales');
  const { shortDay, month } = useFigureFormats();
  if (by === 'month') return ({ from }) => month(monthOf(from));
  return ({ from }) => (by === 'week' ? t('sales.week', { day: shortDay(from) }) : shortDay(from));
}

interface Column {
  readonly name:
    | 'orders'
    | 'units'
    | 'average'
    | 'newCustomers'
    | 'cancelled'
    | 'undelivered'
    | 'refunds'
    | 'lostDisputes'
    | 'rounding'
    | 'collected'
    | 'received'
    | 'courierFees'
    | 'revenue';
  readonly of: (figures: Figures) => number;
  readonly isMoney?: true;
  readonly isMinor?: true;
  /** True for columns that many stores have nothing in; the table leaves them out where they are 0. */
  readonly isRare?: true;
}

const COLUMNS: readonly Column[] = [
  { name: 'orders', of: ({ orders }) => orders },
  { name: 'units', of: ({ units }) => units, isMinor: true },
  { name: 'average', of: averageOrder, isMoney: true, isMinor: true },
  { name: 'newCustomers', of: ({ newCustomers }) => newCustomers, isMinor: true },
  { name: 'cancelled', of: ({ cancelled }) => cancelled, isMinor: true },
  { name: 'undelivered', of: ({ undelivered }) => undelivered, isMinor: true, isRare: true },
  { name: 'refunds', of: ({ refunds }) => refunds, isMoney: true, isMinor: true },
  {
    name: 'lostDisputes',
    of: ({ lostDisputes }) => lostDisputes,
    isMoney: true,
    isMinor: true,
    isRare: true,
  },
  { name: 'rounding', of: ({ rounding }) => rounding, isMoney: true, isMinor: true, isRare: true },
  { name: 'collected', of: ({ collected }) => collected, isMoney: true, isMinor: true, isRare: true },
  { name: 'received', of: ({ received }) => received, isMoney: true, isMinor: true, isRare: true },
  { name: 'courierFees', of: ({ courierFees }) => courierFees, isMoney: true, isMinor: true, isRare: true },
  { name: 'revenue', of: ({ revenue }) => revenue, isMoney: true },
];

interface TimeTableProps {
  readonly rows: readonly TimeRow[];
  readonly by: TimeGrouping;
  readonly labelOf: (range: DayRange) => string;
  readonly range: DayRange;
  readonly hasBefore: boolean;
}

function TimeTable({ rows, by, labelOf, range, hasBefore }: TimeTableProps) {
  const { t } = useTranslation('admin-sales');
  const { money, count } = useFigureFormats();
  const { baseCurrency } = useStoreSetting();
  const inBase = (amount: number) => money(amount, baseCurrency);
  const inUnits = (amount: number) => Number(majorUnits(amount, baseCurrency));
  const whole = sumFigures(rows.map(({ figures }) => figures));
  const shown = COLUMNS.filter(({ isRare, of }) => !isRare || of(whole) !== 0);
  const fees = feeRows(whole.platformFees).map(({ currency }) => ({
    title: t('figure.platformFee', { currency }),
    currency,
    of: ({ platformFees }: Figures) => feeKept(platformFees[currency] ?? NO_FEES),
  }));
  const columns = [
    ...shown.map(({ name, isMinor = false }) => ({ title: t(`figure.${name}`), isMinor })),
    ...fees.map(({ title }) => ({ title, isMinor: true })),
  ];
  const lineOf = (key: string, name: ReactNode, figures: Figures, before: Figures | null): ReportLine => ({
    key,
    name,
    cells: [
      ...shown.map(({ isMoney, of }) => (isMoney ? inBase : count)(of(figures))),
      ...fees.map(({ of, currency }) => money(of(figures), currency)),
    ],
    revenue: figures.revenue,
    before: before && before.revenue,
  });
  const total = lineOf(
    'total',
    t('sales.total'),
    whole,
    hasBefore ? sumFigures(rows.flatMap(({ before }) => before ?? [])) : null,
  );
  const lines = rows.map(({ range: part, figures, before }) => {
    const href = { pathname: adminPaths.orders, query: { ...part } };
    // A short name that would break where the store has all columns.
    const name = (
      <Box as="span" whiteSpace="nowrap">
        <RowLink href={href} name={labelOf(part)} />
      </Box>
    );
    return lineOf(part.from, name, figures, before);
  });
  return (
    <>
      <ReportTable
        label={t('sales.title')}
        nameColumn={t(`sales.by.${by}`)}
        columns={columns}
        lines={[...lines].reverse()}
        total={total}
        formatMoney={inBase}
      />
      <ExportButton
        name={`sales-${by}-${range.from}-${range.to}`}
        header={[
          t(`sales.by.${by}`),
          ...COLUMNS.map(({ name }) => t(`figure.${name}`)),
          ...fees.map(({ title }) => title),
          ...(hasBefore ? [t('sales.column.before')] : []),
        ]}
        read={() =>
          Promise.resolve(
            ok(
              rows.map((row) => {
                const paid = fees.map(({ of, currency }) => Number(majorUnits(of(row.figures), currency)));
                return csvRow(row, by, inUnits, paid);
              }),
            ),
          )
        }
      />
    </>
  );
}

/** A row with ISO dates and amounts in units of the base currency (fees in their own), so that spreadsheets can calculate with it. */
function csvRow(
  { range, figures, before }: TimeRow,
  by: TimeGrouping,
  inUnits: (amount: number) => number,
  fees: readonly number[],
): CsvCell[] {
  const name = by === 'day' ? range.from : `${range.from}/${range.to}`;
  return [
    name,
    ...COLUMNS.map(({ isMoney, of }) => (isMoney ? inUnits(of(figures)) : of(figures))),
    ...fees,
    ...(before ? [inUnits(before.revenue)] : []),
  ];
}
