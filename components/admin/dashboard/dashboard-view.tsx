import { Button, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { TodayFigures } from '@/components/admin/dashboard/today-figures';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { useOrderFeed } from '@/components/admin/orders/order-feed-context';
import { OrderTable } from '@/components/admin/orders/order-table';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { paths } from '@/lib/paths';

const SHOWN_ORDERS = 8;

export function DashboardView() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeader title={t('dashboard.title')} description={t('dashboard.description')} />
      <Stack gap="6">
        <TodayFigures />
        <Panel title={t('dashboard.latestOrders')}>
          <LatestOrders />
          <Button asChild variant="outline" mt="4" alignSelf="flex-start">
            <NextLink href={paths.admin.orders}>{t('dashboard.allOrders')}</NextLink>
          </Button>
        </Panel>
      </Stack>
    </>
  );
}

function LatestOrders() {
  const { t } = useTranslation('admin');
  const { feed } = useOrderFeed();
  if (feed.status === 'loading') return <ListSkeleton rows={SHOWN_ORDERS} />;
  if (feed.status === 'failed') return <LoadFailure code={feed.code} />;
  if (feed.status === 'missing' || feed.value.length === 0)
    return <Nothing title={t('orders.empty.title')} description={t('orders.empty.text')} />;
  return <OrderTable orders={feed.value.slice(0, SHOWN_ORDERS)} label={t('dashboard.latestOrders')} />;
}
