import { Box, Link, Table } from '@chakra-ui/react';
import NextLink, { type LinkProps } from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ChangeBadge, useChangeText } from '@/components/admin/figures/change-badge';

export interface ReportLine {
  readonly key: string;
  readonly name: ReactNode;
  /** Formatted texts, one for each column. */
  readonly cells: readonly string[];
  readonly revenue: number;
  /** Null without a comparison. */
  readonly before: number | null;
}

interface ReportTableProps {
  readonly label: string;
  readonly nameColumn: string;
  readonly columns: readonly { readonly title: string; readonly isMinor?: boolean }[];
  readonly lines: readonly ReportLine[];
  readonly total: ReportLine;
  readonly formatMoney: (amount: number) => string;
}

/** Hides less important columns on narrow screens; the CSV contains them. */
const hidden = (isMinor?: boolean) => (isMinor ? ({ hideBelow: 'md' } as const) : {});

export function ReportTable({ label, nameColumn, columns, lines, total, formatMoney }: ReportTableProps) {
  const { t } = useTranslation('admin-sales');
  const hasBefore = total.before !== null;
  return (
    <Box overflowX="auto" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Table.Root aria-label={label} size={{ base: 'sm', md: 'md' }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{nameColumn}</Table.ColumnHeader>
            {columns.map(({ title, isMinor }) => (
              <Table.ColumnHeader key={title} textAlign="end" {...hidden(isMinor)}>
                {title}
              </Table.ColumnHeader>
            ))}
            {hasBefore && (
              <>
                <Table.ColumnHeader textAlign="end" hideBelow="md">
                  {t('sales.column.before')}
                </Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">{t('change.column')}</Table.ColumnHeader>
              </>
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line) => (
            <ReportRow key={line.key} line={line} columns={columns} formatMoney={formatMoney} />
          ))}
        </Table.Body>
        <Table.Footer fontWeight="semibold">
          <ReportRow line={total} columns={columns} formatMoney={formatMoney} />
        </Table.Footer>
      </Table.Root>
    </Box>
  );
}

type RowProps = Pick<ReportTableProps, 'columns' | 'formatMoney'> & { readonly line: ReportLine };

function ReportRow({ line: { name, cells, revenue, before }, columns, formatMoney }: RowProps) {
  const change = useChangeText();
  return (
    <Table.Row>
      <Table.Cell>{name}</Table.Cell>
      {columns.map(({ title, isMinor }, index) => (
        <Table.Cell key={title} textAlign="end" whiteSpace="nowrap" {...hidden(isMinor)}>
          {cells[index]}
        </Table.Cell>
      ))}
      {before !== null && (
        <>
          <Table.Cell textAlign="end" whiteSpace="nowrap" hideBelow="md">
            {formatMoney(before)}
          </Table.Cell>
          <Table.Cell textAlign="end">
            <ChangeBadge change={change(revenue, before)} />
          </Table.Cell>
        </>
      )}
    </Table.Row>
  );
}

/** A row's name, as a link to the list behind its figures. */
export function RowLink({ href, name }: { readonly href: LinkProps['href']; readonly name: string }) {
  return (
    <Link asChild>
      <NextLink href={href}>{name}</NextLink>
    </Link>
  );
}
