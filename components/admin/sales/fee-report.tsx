import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { LoadFailure } from '@/components/admin/load-state';
import { MoneyReport } from '@/components/admin/sales/money-report';
import { useStoreSetting } from '@/context/store-setting-context';
import { feeKept } from '@/lib/domain/payments/connect/order-fees';
import { feeRows, type FeeRow } from '@/lib/domain/stats/fee-figures';
import { figuresIn } from '@/lib/domain/stats/month';
import type { DayRange } from '@/lib/domain/stats/store-day';
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

function FeeTable({ rows, name }: { readonly rows: readonly FeeRow[]; readonly name: string }) {
  const { t } = useTranslation('admin-sales');
  const currencyOf = ({ currency }: FeeRow) => currency;
  return (
    <MoneyReport
      title={t('fees.title')}
      rows={rows}
      keyOf={currencyOf}
      columns={[{ head: t('fees.currency'), cell: currencyOf }]}
      amounts={[
        { head: t('fees.taken'), amount: ({ taken }) => taken },
        { head: t('fees.returned'), amount: ({ returned }) => returned },
        { head: t('fees.kept'), amount: feeKept },
      ]}
      file={{ name, header: [t('fees.currency')], values: ({ currency }) => [currency] }}
    >
      <Text color="fg.muted">{t('fees.description')}</Text>
    </MoneyReport>
  );
}
