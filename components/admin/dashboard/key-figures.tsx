import { SimpleGrid } from '@chakra-ui/react';
import type { LinkProps } from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { FigureCard } from '@/components/admin/figures/figure-card';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { averageOrder, type Figures } from '@/lib/domain/stats/figures';
import { figuresIn, seriesIn, type DayFigures } from '@/lib/domain/stats/month';
import { rangeBefore } from '@/lib/domain/stats/periods';
import { addDays, daysBetween, type DayRange } from '@/lib/domain/stats/store-day';
import { useFigureFormats } from '@/lib/hooks/use-figure-formats';

interface KeyFiguresProps {
  readonly range: DayRange;
  /** Null while they load. */
  readonly days: DayFigures | null;
}

/** A day has no course of its own, so it is shown at the end of its week. */
const SHORTEST_COURSE = 7;

const NO_DAYS: DayFigures = new Map();

export function KeyFigures({ range, days }: KeyFiguresProps) {
  const { t } = useTranslation('admin-sales');
  const { money, count } = useFigureFormats();
  const { baseCurrency } = useStoreSetting();
  const known = days ?? NO_DAYS;
  const now = figuresIn(known, range);
  const before = figuresIn(known, rangeBefore(range));
  const course = seriesIn(known, courseOf(range));
  const inBase = (amount: number) => money(amount, baseCurrency);
  const report = (by: string) => ({
    pathname: adminPaths.sales,
    query: { startDate: range.from, endDate: range.to, by },
  });
  const orders = { pathname: adminPaths.orders, query: { ...range } };
  const customers = { pathname: adminPaths.users, query: { sort: 'lastSeenAt' } };
  const rows: readonly FigureRow[] = [
    { key: 'revenue', of: ({ revenue }) => revenue, format: inBase, href: report('day') },
    { key: 'orders', of: (figures) => figures.orders, format: count, href: orders },
    { key: 'average', of: averageOrder, format: inBase, href: report('day') },
    { key: 'units', of: ({ units }) => units, format: count, href: report('product') },
    { key: 'newCustomers', of: ({ newCustomers }) => newCustomers, format: count, href: customers },
    {
      key: 'returningCustomers',
      of: ({ returningCustomers }) => returningCustomers,
      format: count,
      href: customers,
    },
  ];
  return (
    <SimpleGrid as="section" aria-label={t('dashboard.figures')} columns={{ base: 2, xl: 3 }} gap="4">
      {rows.map(({ key, of, format, href }) => (
        <FigureCard
          key={key}
          label={t(`figure.${key}`)}
          now={of(now)}
          before={of(before)}
          format={format}
          series={course.map(of)}
          href={href}
          loading={days === null}
        />
      ))}
    </SimpleGrid>
  );
}

interface FigureRow {
  readonly key: 'revenue' | 'orders' | 'average' | 'units' | 'newCustomers' | 'returningCustomers';
  readonly of: (figures: Figures) => number;
  readonly format: (value: number) => string;
  readonly href: LinkProps['href'];
}

const courseOf = (range: DayRange): DayRange =>
  daysBetween(range) < SHORTEST_COURSE
    ? { from: addDays(range.to, 1 - SHORTEST_COURSE), to: range.to }
    : range;
