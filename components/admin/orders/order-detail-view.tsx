import { Box, Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { useOrderFeed } from '@/components/admin/orders/order-feed-context';
import { OrderLines } from '@/components/admin/orders/order-lines';
import { OrderStatusForm } from '@/components/admin/orders/order-status-form';
import { OrderSummary } from '@/components/admin/orders/order-summary';
import { OrderTimeline } from '@/components/admin/orders/order-timeline';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useUserContext } from '@/context/user-context';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { env } from '@/lib/env';
import { useLiveOrder } from '@/lib/hooks/use-live-order';

const store = storeId(env.storeId);

export function OrderDetailView({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('admin');
  const { user } = useUserContext();
  const state = useLiveOrder(store, orderId, user?.uid ?? null);
  const { markSeen } = useOrderFeed();
  useEffect(() => markSeen(orderId), [markSeen, orderId]);

  if (state.status === 'loading') return <ListSkeleton />;
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  if (state.status === 'missing') return <Nothing title={t('order.notFound')} />;
  return <OrderDetail order={state.value} />;
}

function OrderDetail({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeader
        title={t('order.title', { number: order.number })}
        actions={<OrderStatusForm order={order} />}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="5">
        <Stack gap="5">
          <Panel title={t('order.section.lines')}>
            <OrderLines order={order} />
          </Panel>
          <Panel title={t('order.section.timeline')}>
            <OrderTimeline history={order.history} />
          </Panel>
        </Stack>
        <Box>
          <OrderSummary order={order} />
        </Box>
      </Grid>
    </>
  );
}
