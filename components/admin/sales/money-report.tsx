import { Box, Stack, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';
import { ExportButton } from '@/components/admin/sales/export-button';
import { majorUnits, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { ok } from '@/lib/domain/result';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

interface LeadingColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  readonly nowrap?: true;
}

interface AmountColumn<Row> {
  readonly head: string;
  /** In minor units of the row's currency. */
  readonly amount: (row: Row) => Minor;
}

interface MoneyReportProps<Row> {
  readonly title: string;
  /** What stands above the table. */
  readonly children?: ReactNode;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly LeadingColumn<Row>[];
  readonly amounts: readonly AmountColumn<Row>[];
  /** The CSV file: its name, and what it has before the amounts, which follow in major units. */
  readonly file: {
    readonly name: string;
    readonly header: readonly string[];
    readonly values: (row: Row) => readonly (string | number)[];
  };
}

/** A panel with amounts of money by row, each row in its own currency, and the same as a file. */
export function MoneyReport<Row extends { readonly currency: CurrencyCode }>({
  title,
  children,
  rows,
  keyOf,
  columns,
  amounts,
  file,
}: MoneyReportProps<Row>) {
  const { money } = useFigureFormats();
  const valuesOf = (row: Row) => [
    ...file.values(row),
    ...amounts.map(({ amount }) => Number(majorUnits(amount(row), row.currency))),
  ];
  return (
    <Panel title={title}>
      <Stack gap="4">
        {children}
        <Box overflowX="auto">
          <Table.Root size="sm" aria-label={title}>
            <Table.Header>
              <Table.Row>
                {columns.map(({ head, align }) => (
                  <Table.ColumnHeader key={head} textAlign={align ?? 'start'}>
                    {head}
                  </Table.ColumnHeader>
                ))}
                {amounts.map(({ head }) => (
                  <Table.ColumnHeader key={head} textAlign="end">
                    {head}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map((row) => (
                <Table.Row key={keyOf(row)}>
                  {columns.map(({ head, cell, align, nowrap }) => (
                    <Table.Cell key={head} textAlign={align} whiteSpace={nowrap && 'nowrap'}>
                      {cell(row)}
                    </Table.Cell>
                  ))}
                  {amounts.map(({ head, amount }) => (
                    <Table.Cell key={head} textAlign="end" whiteSpace="nowrap">
                      {money(amount(row), row.currency)}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
        <ExportButton
          name={file.name}
          header={[...file.header, ...amounts.map(({ head }) => head)]}
          read={() => Promise.resolve(ok(rows.map(valuesOf)))}
        />
      </Stack>
    </Panel>
  );
}
