import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { CountTabs } from '@/components/admin/orders/count-tabs';
import { useStoreSetting } from '@/context/store-setting-context';
import { orderFilter, type OrderListQuery } from '@/lib/domain/orders/lists/order-list-query';
import { ORDER_STATUSES, type OrderStatus } from '@/lib/domain/orders/order-status';
import { countOrders, MOST_COUNTED } from '@/lib/firestore/orders/order-list';

interface OrderTabsProps {
  readonly chosen: OrderStatus | '';
  readonly counts: OrderCounts;
  readonly hrefOf: (change: Partial<OrderListQuery>) => { pathname: string; query: Record<string, string> };
}

/** Rare statuses: waiting for payment, waiting for acceptance, undelivered. */
const RARE: readonly OrderStatus[] = ['pending', 'awaiting', 'undelivered'];

/** One tab per status with its count; rare statuses show only if they have orders. */
export function OrderTabs({ chosen, counts, hrefOf }: OrderTabsProps) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const shown = ORDER_STATUSES.filter(
    (status) => !RARE.includes(status) || chosen === status || counts[status],
  );
  return (
    <CountTabs
      label={t('list.tabs')}
      tabs={['', ...shown]}
      chosen={chosen}
      nameOf={(status) => (status ? t(`orders:status.${status}`) : t('list.all'))}
      hrefOf={(status) => hrefOf({ status })}
      counts={counts}
      most={MOST_COUNTED}
    />
  );
}

type OrderCounts = Readonly<Partial<Record<OrderStatus | '', number>>>;

/** A busy shop changes several lists at once, and they are counted together (milliseconds). */
const SETTLE_MS = 400;
const TABS: readonly (OrderStatus | '')[] = ['', ...ORDER_STATUSES];

/** The number of orders in each status tab, under the other filters; counted again when `revision` changes. */
export function useOrderCounts(query: OrderListQuery, revision: string): OrderCounts {
  const { storeId: store, timeZone } = useStoreSetting();
  const [counts, setCounts] = useState<OrderCounts>({});
  const choices = JSON.stringify({ ...query, status: '', sort: '', after: '', before: '' });

  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      const filter = orderFilter(JSON.parse(choices) as OrderListQuery, timeZone);
      void Promise.all(TABS.map((status) => countOrders(store, { ...filter, status }))).then((answers) => {
        const known = answers.flatMap((answer, at) => (answer.ok ? [[TABS[at] ?? '', answer.value]] : []));
        if (!left) setCounts(Object.fromEntries(known) as OrderCounts);
      });
    }, SETTLE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [choices, revision, store, timeZone]);
  return counts;
}
