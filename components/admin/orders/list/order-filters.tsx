import { useTranslation } from 'next-i18next/pages';
import { DayRange, SelectFilter } from '@/components/admin/filter-fields';
import { FilterFrame } from '@/components/admin/filter-frame';
import { SearchFilter } from '@/components/admin/search-filter';
import {
  ALL_ORDERS,
  LISTED_CONFIRMATIONS,
  ORDER_SORTS,
  orderChoices,
  type OrderListQuery,
} from '@/lib/domain/orders/lists/order-list-query';
import { ORDER_ORIGINS } from '@/lib/domain/orders/by-hand/by-hand';
import { PARTS } from '@/lib/domain/orders/parcels/left-to-ship';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@/lib/domain/orders/order-status';

interface OrderFiltersProps {
  readonly query: OrderListQuery;
  readonly onChange: (change: Partial<OrderListQuery>) => void;
}

export function OrderFilters({ query, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('admin-orders');
  return (
    <FilterFrame
      label={t('filter.group')}
      search={
        <SearchFilter
          label={t('filter.search')}
          placeholder={t('filter.searchHint')}
          value={query.q}
          onChange={(q) => onChange({ q })}
        />
      }
      chosen={orderChoices(query)}
      columns={{ base: '1fr 1fr', lg: 'repeat(8, minmax(0, 1fr)) auto' }}
      onClear={() => onChange({ ...ALL_ORDERS, status: query.status, sort: query.sort })}
    >
      <Choices query={query} onChange={onChange} />
    </FilterFrame>
  );
}

function Choices({ query, onChange }: OrderFiltersProps) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const any = { value: '', label: t('filter.any') } as const;
  return (
    <>
      <SelectFilter
        label={t('filter.payment')}
        value={query.payment}
        options={[
          any,
          ...PAYMENT_STATUSES.map((value) => ({ value, label: t(`orders:paymentStatus.${value}`) })),
        ]}
        onChange={(payment) => onChange({ payment })}
      />
      <SelectFilter
        label={t('filter.method')}
        value={query.method}
        options={[
          any,
          ...PAYMENT_METHODS.map((value) => ({ value, label: t(`orders:paymentMethod.${value}`) })),
        ]}
        onChange={(method) => onChange({ method })}
      />
      <SelectFilter
        label={t('filter.confirmation')}
        value={query.confirmation}
        options={[
          any,
          ...LISTED_CONFIRMATIONS.map((value) => ({ value, label: t(`checks.listed.${value}`) })),
        ]}
        onChange={(confirmation) => onChange({ confirmation })}
      />
      <SelectFilter
        label={t('filter.part')}
        value={query.part}
        options={[any, ...PARTS.map((value) => ({ value, label: t(`orders:part.${value}`) }))]}
        onChange={(part) => onChange({ part })}
      />
      <SelectFilter
        label={t('filter.origin')}
        value={query.origin}
        options={[any, ...ORDER_ORIGINS.map((value) => ({ value, label: t(`orders:origin.${value}`) }))]}
        onChange={(origin) => onChange({ origin })}
      />
      <DayRange
        from={{ label: t('filter.from'), value: query.from, onChange: (from) => onChange({ from }) }}
        to={{ label: t('filter.to'), value: query.to, onChange: (to) => onChange({ to }) }}
      />
      <SelectFilter
        label={t('filter.sort')}
        value={query.sort}
        options={ORDER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
    </>
  );
}
