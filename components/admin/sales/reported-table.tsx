import { Box, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { ExportButton } from '@/components/admin/sales/export-button';
import type { ReportedMonth } from '@/lib/domain/invoices/tax-month';
import { majorUnits } from '@/lib/domain/money/money';
import { ok } from '@/lib/domain/result';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

const figuresOf = ({ tax, creditedTax }: ReportedMonth) => [tax, creditedTax, tax - creditedTax];

interface ReportedTableProps {
  readonly rows: readonly ReportedMonth[];
  /** The file's name. */
  readonly name: string;
}

/** The VAT of each month in the currency of the tax return, as the documents converted it. */
export function ReportedTable({ rows, name }: ReportedTableProps) {
  const { t } = useTranslation('admin-sales');
  const { month, money } = useFigureFormats();
  const figures = [t('tax.tax'), t('tax.creditedTax'), t('tax.owed')];
  return (
    <Panel title={t('tax.reported')}>
      <Stack gap="4">
        <Box overflowX="auto">
          <Table.Root size="sm" aria-label={t('tax.reported')}>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{t('tax.month')}</Table.ColumnHeader>
                {figures.map((head) => (
                  <Table.ColumnHeader key={head} textAlign="end">
                    {head}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map((row) => (
                <Table.Row key={`${row.month} ${row.currency}`}>
                  <Table.Cell>
                    {month(row.month)}
                    {!row.isWhole && (
                      <Text color="fg.muted" textStyle="xs">
                        {t('tax.reportedPart')}
                      </Text>
                    )}
                  </Table.Cell>
                  {figuresOf(row).map((amount, at) => (
                    <Table.Cell key={at} textAlign="end" whiteSpace="nowrap">
                      {money(amount, row.currency)}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
        <ExportButton
          name={name}
          header={[t('tax.month'), t('tax.currency'), ...figures]}
          read={() =>
            Promise.resolve(
              ok(
                rows.map((row) => [
                  row.month,
                  row.currency,
                  ...figuresOf(row).map((amount) => Number(majorUnits(amount, row.currency))),
                ]),
              ),
            )
          }
        />
      </Stack>
    </Panel>
  );
}
