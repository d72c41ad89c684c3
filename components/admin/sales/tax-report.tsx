import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { LoadFailure } from '@/components/admin/load-state';
import { MoneyReport } from '@/components/admin/sales/money-report';
import { ReportedTable } from '@/components/admin/sales/reported-table';
import { useStoreSetting } from '@/context/store-setting-context';
import { reportedMonths, type TaxMonthRow } from '@/lib/domain/invoices/tax-month';
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
  const { month, rate: formatRate } = useFigureFormats();
  const rateOf = ({ taxClass, rate }: TaxMonthRow) =>
    taxClass === 'standard' ? formatRate(rate) : t(`admin:products.taxClass.${taxClass}`);
  return (
    <MoneyReport
      title={t('tax.title')}
      rows={rows}
      keyOf={(row) => `${row.month} ${row.currency} ${row.taxClass} ${row.rate}`}
      columns={[
        { head: t('tax.month'), cell: (row) => month(row.month), nowrap: true },
        { head: t('tax.rate'), cell: rateOf },
      ]}
      amounts={[
        ...FIGURES.map((figure) => ({
          head: t(`tax.${figure}`),
          amount: (row: TaxMonthRow) => row[figure],
        })),
        { head: t('tax.owed'), amount: (row) => row.tax - row.creditedTax },
      ]}
      file={{
        name,
        header: [t('tax.month'), t('tax.currency'), t('tax.class'), t('tax.rate')],
        values: (row) => [row.month, row.currency, row.taxClass, row.rate / 100],
      }}
    >
      <Text color="fg.muted">{t('tax.description')}</Text>
    </MoneyReport>
  );
}
