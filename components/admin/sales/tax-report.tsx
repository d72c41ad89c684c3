import { Box, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { ExportButton } from '@/components/admin/sales/export-button';
import { ReportedTable } from '@/components/admin/sales/reported-table';
import { useStoreSetting } from '@/context/store-setting-context';
import { reportedMonths, type TaxMonthRow } from '@/lib/domain/invoices/tax-month';
import { majorUnits } from '@/lib/domain/money/money';
import { ok } from '@/lib/domain/result';
import { monthOf, type DayRange } from '@/lib/domain/stats/store-day';
import { readTaxMonths } from '@/lib/firestore/figures/stats';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';
import { useReadOnce } from '@/lib/hooks/use-read-once';

const FIGURES = ['net', 'tax', 'creditedNet', 'creditedTax'] as const;

/** The issued documents' VAT by month and rate, for the months in the range; nothing without VAT. */
export function TaxReport({ range }: { readonly range: DayRange }) {
  const { storeId } = useStoreSetting();
  const months = { from: monthOf(range.from), to: monthOf(range.to) };
  const state = useReadOnce(`${storeId} ${months.from} ${months.to}`, () => readTaxMonths(storeId, range));
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  if (state.status === 'loading' || state.value.length === 0) return null;
  const reported = reportedMonths(state.value);
  const name = `${months.from}-${months.to}`;
  return (
    <>
      <TaxTable rows={state.value} name={`vat-${name}`} />
      {reported.length > 0 && <ReportedTable rows={reported} name={`vat-reported-${name}`} />}
    </>
  );
}

function TaxTable({ rows, name }: { readonly rows: readonly TaxMonthRow[]; readonly name: string }) {
  const { t } = useTranslation(['admin-sales', 'admin']);
  const { month, money, rate: formatRate } = useFigureFormats();
  const rateOf = ({ taxClass, rate }: TaxMonthRow) =>
    taxClass === 'standard' ? formatRate(rate) : t(`admin:products.taxClass.${taxClass}`);
  const owed = (row: TaxMonthRow) => row.tax - row.creditedTax;
  const heads = [
    t('tax.month'),
    t('tax.rate'),
    ...FIGURES.map((figure) => t(`tax.${figure}`)),
    t('tax.owed'),
  ];
  return (
    <Panel title={t('tax.title')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('tax.description')}</Text>
        <Box overflowX="auto">
          <Table.Root size="sm" aria-label={t('tax.title')}>
            <Table.Header>
              <Table.Row>
                {heads.map((head, at) => (
                  <Table.ColumnHeader key={head} textAlign={at < 2 ? 'start' : 'end'}>
                    {head}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map((row) => (
                <Table.Row key={`${row.month} ${row.currency} ${row.taxClass} ${row.rate}`}>
                  <Table.Cell whiteSpace="nowrap">{month(row.month)}</Table.Cell>
                  <Table.Cell>{rateOf(row)}</Table.Cell>
                  {[...FIGURES.map((figure) => row[figure]), owed(row)].map((amount, at) => (
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
          header={[t('tax.month'), t('tax.currency'), t('tax.class'), ...heads.slice(1)]}
          read={() =>
            Promise.resolve(
              ok(
                rows.map((row) => [
                  row.month,
                  row.currency,
                  row.taxClass,
                  row.rate / 100,
                  ...[...FIGURES.map((figure) => row[figure]), owed(row)].map((amount) =>
                    Number(majorUnits(amount, row.currency)),
                  ),
                ]),
              ),
            )
          }
        />
      </Stack>
    </Panel>
  );
}
