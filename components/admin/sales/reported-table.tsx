import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { MoneyReport } from '@/components/admin/sales/money-report';
import type { ReportedMonth } from '@/lib/domain/invoices/tax-month';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

interface ReportedTableProps {
  readonly rows: readonly ReportedMonth[];
  /** The file's name. */
  readonly name: string;
}

/** The VAT of each month in the currency of the tax return, as the documents converted it. */
export function ReportedTable({ rows, name }: ReportedTableProps) {
  const { t } = useTranslation('admin-sales');
  const { month } = useFigureFormats();
  return (
    <MoneyReport
      title={t('tax.reported')}
      rows={rows}
      keyOf={(row) => `${row.month} ${row.currency}`}
      columns={[
        {
          head: t('tax.month'),
          cell: (row) => (
            <>
              {month(row.month)}
              {!row.isWhole && (
                <Text color="fg.muted" textStyle="xs">
                  {t('tax.reportedPart')}
                </Text>
              )}
            </>
          ),
        },
      ]}
      amounts={[
        { head: t('tax.tax'), amount: ({ tax }) => tax },
        { head: t('tax.creditedTax'), amount: ({ creditedTax }) => creditedTax },
        { head: t('tax.owed'), amount: ({ tax, creditedTax }) => tax - creditedTax },
      ]}
      file={{
        name,
        header: [t('tax.month'), t('tax.currency')],
        values: (row) => [row.month, row.currency],
      }}
    />
  );
}
