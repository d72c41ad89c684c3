import { useTranslation } from 'next-i18next/pages';
import { PanelLink } from '@/components/admin/dashboard/panel-link';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { OrderTable } from '@/components/admin/orders/list/order-table';
import { Panel } from '@/components/admin/panel';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { type StoreId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { watchLatestOrders } from '@/lib/firestore/orders/orders';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

const SHOWN = 6;

export function LatestOrders() {
  const { t } = useTranslation('admin-sales');
  return (
    <Panel title={t('dashboard.latestOrders')}>
      <Orders />
      <PanelLink href={adminPaths.orders}>{t('dashboard.link.orders')}</PanelLink>
    </Panel>
  );
}

function Orders() {
  const store = useStoreId();
  const { t } = useTranslation(['admin-sales', 'admin']);
  const orders = useLatestOrders(store, SHOWN);
  if (orders.status === 'loading') return <ListSkeleton rows={SHOWN} />;
  if (orders.status === 'failed') return <LoadFailure code={orders.code} />;
  if (orders.status === 'missing' || orders.value.length === 0)
    return <Nothing title={t('admin:orders.empty.title')} description={t('admin:orders.empty.text')} />;
  return <OrderTable orders={orders.value} label={t('dashboard.latestOrders')} />;
}

/** The store's latest orders, at most `size`, newest first, live. For its admins only; others get `failed` with `not-allowed`. */
const useLatestOrders = (store: StoreId, size: number): ListenerState<Order[]> =>
  useListener(`${store} ${size}`, (onNext, onError) => watchLatestOrders(store, size, onNext, onError));
