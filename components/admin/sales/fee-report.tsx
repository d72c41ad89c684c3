import { Box, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { ExportButton } from '@/components/admin/sales/export-button';
import { useStoreSetting } from '@/context/store-setting-context';
import { majorUnits } from '@/lib/domain/money/money';
import { feeKept } from '@/lib/domain/payments/connect/order-fees';
import { ok } from '@/lib/domain/result';
import { feeRows, type FeeRow } from '@/lib/domain/stats/fee-figures';
import { figuresIn } from '@/lib/domain/stats/month';
import type { DayRange } from '@/lib/domain/stats/store-day';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';
import { useMonths } from '@/lib/hooks/store/use-figures';

/** The platform's fees of card payments by currency; nothing where it took none. */
export function FeeReport({ range }: { readonly range: DayRange }) {
  const { storeId } = useStoreSetting();
  const months = useMonths(storeId, range);
  if (months.status === 'failed') return <LoadFailure code={months.code} />;
  if (months.status !== 'ready') return null;
  const rows = feeRows(figuresIn(months.value, range).platformFees);
  return rows.length > 0 ? <FeeTable rows={rows} name={`platform-fees-${range.from}-${range.to}`} /> : null;
}

const FIGURES = ['taken', 'returned', 'kept'] as const;

function FeeTable({ rows, name }: { readonly rows: readonly FeeRow[]; readonly name: string }) {
  const { t } = useTranslation('admin-sales');
  const { money } = useFigureFormats();
  const amounts = (row: FeeRow) => [row.taken, row.returned, feeKept(row)];
  const heads = [t('fees.currency'), ...FIGURES.map((figure) => t(`fees.${figure}`))];
  return (
    <Panel title={t('fees.title')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('fees.description')}</Text>
        <Box overflowX="auto">
          <Table.Root size="sm" aria-label={t('fees.title')}>
            <Table.Header>
              <Table.Row>
                {heads.map((head, at) => (
                  <Table.ColumnHeader key={head} textAlign={at < 1 ? 'start' : 'end'}>
                    {head}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map((row) => (
                <Table.Row key={row.currency}>
                  <Table.Cell>{row.currency}</Table.Cell>
                  {amounts(row).map((amount, at) => (
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
          header={heads}
          read={() =>
            Promise.resolve(
              ok(
                rows.map((row) => [
                  row.currency,
                  ...amounts(row).map((amount) => Number(majorUnits(amount, row.currency))),
                ]),
              ),
            )
          }
        />
      </Stack>
    </Panel>
  );
}
