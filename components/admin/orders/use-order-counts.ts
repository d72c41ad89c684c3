import { useEffect, useState } from 'react';
import { storeId } from '@/lib/domain/ids';
import { orderFilter, type OrderListQuery } from '@/lib/domain/orders/order-list-query';
import { ORDER_STATUSES, type OrderStatus } from '@/lib/domain/orders/order-status';
import { env } from '@/lib/env';
import { countOrders } from '@/lib/firestore/order-list';

export type OrderCounts = Readonly<Partial<Record<OrderStatus | '', number>>>;

/** A busy shop changes several lists at once: they are counted together. */
const SETTLE_MS = 400;
const TABS: readonly (OrderStatus | '')[] = ['', ...ORDER_STATUSES];
const store = storeId(env.storeId);

/** How many orders each status tab holds under the other choices; counted again when `revision` changes. */
export function useOrderCounts(query: OrderListQuery, revision: string): OrderCounts {
  const [counts, setCounts] = useState<OrderCounts>({});
  const choices = JSON.stringify({ ...query, status: '', sort: '', after: '', before: '' });

  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      const filter = orderFilter(JSON.parse(choices) as OrderListQuery);
      void Promise.all(TABS.map((status) => countOrders(store, { ...filter, status }))).then((answers) => {
        const known = answers.flatMap((answer, at) => (answer.ok ? [[TABS[at] ?? '', answer.value]] : []));
        if (!left) setCounts(Object.fromEntries(known) as OrderCounts);
      });
    }, SETTLE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [choices, revision]);
  return counts;
}
