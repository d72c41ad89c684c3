import { useTranslation } from 'next-i18next/pages';
import { PanelLink } from '@/components/admin/dashboard/panel-link';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { useOrderFeed } from '@/components/admin/orders/order-feed-context';
import { OrderTable } from '@/components/admin/orders/order-table';
import { Panel } from '@/components/admin/panel';
import { adminPaths } from '@/lib/admin-paths';

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
  const { t } = useTranslation(['admin-sales', 'admin']);
  const { feed } = useOrderFeed();
  if (feed.status === 'loading') return <ListSkeleton rows={SHOWN} />;
  if (feed.status === 'failed') return <LoadFailure code={feed.code} />;
  if (feed.status === 'missing' || feed.value.length === 0)
    return <Nothing title={t('admin:orders.empty.title')} description={t('admin:orders.empty.text')} />;
  return <OrderTable orders={feed.value.slice(0, SHOWN)} label={t('dashboard.latestOrders')} />;
}
