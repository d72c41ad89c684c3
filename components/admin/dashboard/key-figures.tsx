import { Box, Card, HStack, LinkBox, LinkOverlay, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import NextLink, { type LinkProps } from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ChangeBadge, useChangeText } from '@/components/admin/figures/change-badge';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { averageOrder, type Figures } from '@/lib/domain/stats/figures';
import { figuresIn, seriesIn, type DayFigures } from '@/lib/domain/stats/month';
import { rangeBefore } from '@/lib/domain/stats/periods';
import { addDays, daysBetween, type DayRange } from '@/lib/domain/stats/store-day';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

interface KeyFiguresProps {
  readonly range: DayRange;
  /** Null while they load. */
  readonly days: DayFigures | null;
}

/** A shorter period shows the whole week before its end, because one day has no trend. */
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

interface FigureCardProps {
  readonly label: string;
  readonly now: number;
  readonly before: number;
  readonly format: (value: number) => string;
  readonly series: readonly number[];
  /** Link to the report behind the figure. */
  readonly href: LinkProps['href'];
  readonly loading: boolean;
}

/** One figure with its change and trend; the whole card links to its report. */
function FigureCard({ label, now, before, format, series, href, loading }: FigureCardProps) {
  const { t } = useTranslation('admin-sales');
  const change = useChangeText()(now, before);
  const value = format(now);
  const name = t('figure.open', { figure: label, value, change: change.words });
  return (
    <LinkBox asChild>
      <Card.Root size="sm" _hover={{ borderColor: 'brand.solid' }} aria-busy={loading}>
        <Card.Body gap="3" justifyContent="space-between">
          <Stack gap="1">
            <Text textStyle="sm" color="fg.muted">
              {label}
            </Text>
            <HStack justify="space-between" gap="2" wrap="wrap">
              <Box textStyle={{ base: 'xl', sm: '2xl' }} fontWeight="semibold">
                {loading ? (
                  <Skeleton width="20" height="8" />
                ) : (
                  <LinkOverlay asChild aria-label={name}>
                    <NextLink href={href}>{value}</NextLink>
                  </LinkOverlay>
                )}
              </Box>
              {!loading && <ChangeBadge change={change} />}
            </HStack>
          </Stack>
          <Sparkline values={loading ? [] : series} />
        </Card.Body>
      </Card.Root>
    </LinkBox>
  );
}

const WIDTH = 120;
const HEIGHT = 32;
const MARGIN = 2;

/** A sparkline of a figure; screen readers read the change instead. */
function Sparkline({ values }: { readonly values: readonly number[] }) {
  return (
    <Box
      aria-hidden
      color="brand.solid"
      height="8"
      _rtl={{ transform: 'scaleX(-1)' }}
      css={{ '& svg': { display: 'block', inlineSize: '100%', blockSize: '100%' } }}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <polyline
          points={pointsOf(values)}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Box>
  );
}

/** The line's points from first to last, scaled between the lowest value (or zero) and the highest. */
function pointsOf(values: readonly number[]): string {
  const shown = values.length > 1 ? values : [0, ...values];
  const low = Math.min(0, ...shown);
  const span = Math.max(...shown) - low || 1;
  const step = WIDTH / Math.max(shown.length - 1, 1);
  return shown
    .map((value, index) => {
      const y = HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN);
      return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
