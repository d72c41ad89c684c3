import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { useOrderFeed } from '@/components/admin/orders/order-feed-context';
import { OrderTable } from '@/components/admin/orders/order-table';
import { PageHeader } from '@/components/admin/shell/page-header';

export function OrdersView() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeader title={t('orders.title')} description={t('orders.description')} />
      <LatestOrderList />
    </>
  );
}

function LatestOrderList() {
  const { t } = useTranslation('admin');
  const { feed } = useOrderFeed();
  if (feed.status === 'loading') return <ListSkeleton />;
  if (feed.status === 'failed') return <LoadFailure code={feed.code} />;
  if (feed.status === 'missing' || feed.value.length === 0)
    return <Nothing title={t('orders.empty.title')} description={t('orders.empty.text')} />;
  return <OrderTable orders={feed.value} label={t('orders.title')} />;
}
