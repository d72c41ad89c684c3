import { Box, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

interface ChartTable {
  readonly columns: readonly string[];
  /** The first cell is the row's heading. */
  readonly rows: readonly (readonly string[])[];
}

interface ChartFigureProps {
  readonly caption: string;
  readonly table: ChartTable;
  readonly children: ReactNode;
}

/** A chart with its caption, and its numbers as a table for screen readers and exact values. */
export function ChartFigure({ caption, table, children }: ChartFigureProps) {
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
