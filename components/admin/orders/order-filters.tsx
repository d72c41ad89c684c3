import { Badge, Button, Flex, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DayRange, SelectFilter } from '@/components/admin/filter-fields';
import { SearchFilter } from '@/components/admin/search-filter';
import { Icon } from '@/components/ui/icon';
import {
  ALL_ORDERS,
  ORDER_SORTS,
  orderChoices,
  type OrderListQuery,
} from '@/lib/domain/orders/order-list-query';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@/lib/domain/orders/order-status';

interface OrderFiltersProps {
  readonly query: OrderListQuery;
  readonly onChange: (change: Partial<OrderListQuery>) => void;
}

/** On a phone all but the search opens with a button. */
export function OrderFilters({ query, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('admin-orders');
  const [open, setOpen] = useState(false);
  const choices = orderChoices(query);
  const clear = () => onChange({ ...ALL_ORDERS, status: query.status, sort: query.sort });
  return (
    <Stack gap="3" role="group" aria-label={t('filter.group')}>
      <Flex gap="2">
        <SearchFilter
          label={t('filter.search')}
          placeholder={t('filter.searchHint')}
          value={query.q}
          onChange={(q) => onChange({ q })}
        />
        <Button
          hideFrom="md"
          variant="outline"
          flexShrink="0"
          aria-expanded={open}
          onClick={() => setOpen((before) => !before)}
        >
          <Icon name="filter" />
          {t('filter.open')}
          {choices > 0 && <Badge>{choices}</Badge>}
        </Button>
      </Flex>
      <Grid
        display={{ base: open ? 'grid' : 'none', md: 'grid' }}
        templateColumns={{ base: '1fr 1fr', lg: 'repeat(5, minmax(0, 1fr)) auto' }}
        gap="3"
        alignItems="end"
      >
        <Choices query={query} onChange={onChange} />
        <Button size="sm" variant="ghost" disabled={choices === 0} onClick={clear}>
          {t('filter.clear')}
        </Button>
      </Grid>
    </Stack>
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
