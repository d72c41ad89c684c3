import { Grid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { HeldMailsAbout } from '@/components/admin/mails/held-mails-about';
import { useOrderFeed } from '@/components/admin/orders/order-feed-context';
import { AwaitingOrder } from '@/components/admin/orders/awaiting-order';
import { OrderLines } from '@/components/admin/orders/order-lines';
import { OrderNotes } from '@/components/admin/orders/order-notes';
import { OrderRefunds } from '@/components/admin/orders/order-refunds';
import { OrderStatusForm } from '@/components/admin/orders/order-status-form';
import { OrderSummary } from '@/components/admin/orders/order-summary';
import { OrderTimeline } from '@/components/admin/orders/order-timeline';
import { PaymentFlags } from '@/components/admin/orders/payment-flags';
import { PrintLinks } from '@/components/admin/orders/print-links';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useUserContext } from '@/context/user-context';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { refundableAmount } from '@/lib/domain/orders/refund-order';
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
  const { t } = useTranslation(['admin', 'admin-orders']);
  const hasRefunds = order.refunds.length > 0 || refundableAmount(order) > 0;
  return (
    <>
      <PageHeader
        title={t('order.title', { number: order.number })}
        actions={<OrderStatusForm order={order} />}
        description={<PrintLinks order={order} />}
      />
      <AwaitingOrder order={order} />
      <PaymentFlags order={order} />
      <HeldMailsAbout store={order.storeId} about={{ orderId: order.id }} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="5">
        <Stack gap="5">
          <Panel title={t('order.section.lines')}>
            <OrderLines order={order} />
          </Panel>
          <Panel title={t('order.section.timeline')}>
            <OrderTimeline history={order.history} />
          </Panel>
        </Stack>
        <Stack gap="5">
          <OrderSummary order={order} />
          {hasRefunds && (
            <Panel title={t('admin-orders:refund.section')}>
              <OrderRefunds order={order} />
            </Panel>
          )}
          <Panel title={t('admin-orders:notes.title')}>
            <OrderNotes order={order} />
          </Panel>
        </Stack>
      </Grid>
    </>
  );
}
