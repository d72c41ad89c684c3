import { Box, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
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
  /** What one row is called, short enough for an axis. */
  readonly labelOf: (range: DayRange) => string;
}

/** Revenue over time, drawn and as a table, beside the time it is compared with. */
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

interface ChartTable {
  readonly columns: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly string[])[];
}

interface ChartFigureProps {
  readonly caption: string;
  readonly table: ChartTable;
  readonly children: ReactNode;
}

/** A chart with its caption, and its numbers as a table for screen readers and exact values. */
function ChartFigure({ caption, table, children }: ChartFigureProps) {
  const { t } = useTranslation('admin-sales');
  return (
    <Box as="figure" margin="0">
      <Text as="figcaption" textStyle="sm" color="fg.muted" mb="3">
        {caption}
      </Text>
      <Box aria-hidden>{children}</Box>
      <Box as="details" mt="3" textStyle="sm">
        <Box as="summary" cursor="pointer" color="fg.muted" width="fit-content" py="3">
          {t('chart.table')}
        </Box>
        <Box maxHeight="72" overflow="auto" mt="2" tabIndex={0} role="region" aria-label={caption}>
          <NumberTable caption={caption} {...table} />
        </Box>
      </Box>
    </Box>
  );
}

function NumberTable({ caption, columns, rows }: ChartTable & { readonly caption: string }) {
  return (
    <Table.Root size="sm" aria-label={caption}>
      <Table.Header>
        <Table.Row>
          {columns.map((column, index) => (
            <Table.ColumnHeader key={column} textAlign={index > 0 ? 'end' : undefined}>
              {column}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(([name, ...cells], row) => (
          <Table.Row key={row}>
            <Table.Cell>{name}</Table.Cell>
            {cells.map((cell, index) => (
              <Table.Cell key={index} textAlign="end" whiteSpace="nowrap">
                {cell}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
