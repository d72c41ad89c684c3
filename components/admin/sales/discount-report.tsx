import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { LoadFailure } from '@/components/admin/load-state';
import { MoneyReport } from '@/components/admin/sales/money-report';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import { BY_HAND_NAME, isByHand } from '@/lib/domain/discounts/by-hand';
import { discountRowsOf } from '@/lib/domain/stats/discount-figures';
import { averageOrder, type Figures } from '@/lib/domain/stats/figures';
import { figuresIn } from '@/lib/domain/stats/month';
import type { DayRange } from '@/lib/domain/stats/store-day';
import { readDiscountNames } from '@/lib/firestore/discounts';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';
import { useMonths } from '@/lib/hooks/store/use-figures';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** The cost and revenue of each discount; nothing if no order used one. */
export function DiscountReport({ range }: { readonly range: DayRange }) {
  const { storeId } = useStoreSetting();
  const months = useMonths(storeId, range);
  if (months.status === 'failed') return <LoadFailure code={months.code} />;
  if (months.status !== 'ready') return null;
  const figures = figuresIn(months.value, range);
  if (Object.keys(figures.discounts).length === 0) return null;
  return <DiscountTable figures={figures} name={`discounts-${range.from}-${range.to}`} />;
}

const MONEY = ['cost', 'revenue', 'average'] as const;

function DiscountTable({ figures, name }: { readonly figures: Figures; readonly name: string }) {
  const { t } = useTranslation('admin-sales');
  const { locale, money, count } = useFigureFormats();
  const { storeId, baseCurrency } = useStoreSetting();
  const rows = discountRowsOf(figures.discounts)
    .map((row) => ({ ...row, average: averageOrder(row) }))
    .sort((one, other) => other.orders - one.orders || other.cost - one.cost);
  const ids = [...new Set(rows.map(({ id }) => id))].sort();
  const names = useReadOnce(ids.join(' '), () => readDiscountNames(storeId, ids));
  const nameOf = (id: string): string => {
    if (isByHand({ id })) return localized(BY_HAND_NAME, locale);
    if (names.status !== 'ready') return '…';
    const known = names.value.get(id);
    return known ? localized(known, locale) : t('discounts.gone');
  };
  const { orders, revenue, discounted } = figures;
  const without = { orders: orders - discounted.orders, revenue: revenue - discounted.revenue };
  const averageOf = (part: typeof without) => money(averageOrder(part), baseCurrency);
  return (
    <MoneyReport
      title={t('discounts.title')}
      rows={rows}
      keyOf={(row) => `${row.id} ${row.currency}`}
      columns={[
        { head: t('discounts.name'), cell: (row) => <bdi>{nameOf(row.id)}</bdi> },
        { head: t('figure.orders'), cell: (row) => count(row.orders), align: 'end' },
      ]}
      amounts={MONEY.map((figure) => ({
        head: t(`discounts.${figure}`),
        amount: (row: (typeof rows)[number]) => row[figure],
      }))}
      file={{
        name,
        header: [t('discounts.name'), t('tax.currency'), t('figure.orders')],
        values: (row) => [nameOf(row.id), row.currency, row.orders],
      }}
    >
      <Text color="fg.muted">{t('discounts.description')}</Text>
      <Text>{t('discounts.averages', { with: averageOf(discounted), without: averageOf(without) })}</Text>
    </MoneyReport>
  );
}
