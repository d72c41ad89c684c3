import { Alert, Button, Code, Grid, HStack, List, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { OrderMessages } from '@/components/admin/messages/order-messages';
import { WithheldMailsAbout } from '@/components/admin/mails/withheld-mails-about';
import { useOrderFeed } from '@/components/admin/orders/alert/order-feed-context';
import { TakenByHand } from '@/components/admin/orders/payment/taken-by-hand';
import { PaymentLink } from '@/components/admin/orders/payment/payment-link';
import { OrderChecks } from '@/components/admin/orders/checks/order-checks';
import { NationalAddress } from '@/components/admin/orders/detail/national-address';
import { OrderDocuments } from '@/components/admin/orders/detail/order-documents';
import { OrderGift } from '@/components/admin/orders/detail/order-gift';
import { OrderLines } from '@/components/admin/orders/detail/order-lines';
import { OrderMaking } from '@/components/admin/orders/detail/order-making';
import { OrderRefunds } from '@/components/admin/orders/detail/order-refunds';
import { OrderStatusBadge } from '@/components/admin/orders/order-status-badge';
import { OrderStatusForm } from '@/components/admin/orders/detail/order-status-form';
import { OrderSummary } from '@/components/admin/orders/detail/order-summary';
import { OrderWishes } from '@/components/admin/orders/detail/order-wishes';
import { PaymentFlags } from '@/components/admin/orders/detail/payment-flags';
import { NO_DETAILS, useStatusChange } from '@/components/admin/orders/detail/use-status-change';
import { OrderEdits } from '@/components/admin/orders/edits/order-edits';
import { OrderParcels } from '@/components/admin/orders/parcels/order-parcels';
import { OrderReturns } from '@/components/admin/returns/order-returns';
import { OrderTransfer } from '@/components/admin/orders/transfer/order-transfer';
import { Panel } from '@/components/admin/panel';
import { StaffNotes } from '@/components/admin/staff-notes';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { adminPaths, PRINTS } from '@/lib/admin-paths';
import { shortReference } from '@/lib/domain/api/request-id';
import { awaitsNationalAddress } from '@/lib/domain/address/national-address';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { refundableByStaff } from '@/lib/domain/payments/refund-order';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLiveOrder } from '@/lib/hooks/orders/use-live-order';

export function OrderDetailView({ orderId }: { readonly orderId: string }) {
  const store = useStoreId();
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
  const hasRefunds = order.refunds.length > 0 || refundableByStaff(order) > 0;
  return (
    <>
      <PageHeader
        title={t('order.title', { number: order.number })}
        actions={<OrderStatusForm order={order} />}
        description={<PrintLinks order={order} />}
      />
      <AwaitingOrder order={order} />
      <PaymentFlags order={order} />
      <OrderMessages order={order} />
      {awaitsNationalAddress(order) && <NationalAddress order={order} />}
      <WithheldMailsAbout store={order.storeId} about={{ orderId: order.id }} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="5">
        <Stack gap="5">
          <Panel title={t('order.section.lines')}>
            <OrderLines order={order} />
          </Panel>
          <Panel title={t('order.section.timeline')}>
            {order.writtenOff && <Text mb="3">{t('admin-orders:move.writtenOff')}</Text>}
            <OrderTimeline order={order} />
          </Panel>
        </Stack>
        <Stack gap="5">
          <OrderParcels order={order} />
          <OrderEdits order={order} />
          <OrderReturns order={order} />
          <OrderWishes order={order} />
          <OrderGift order={order} />
          <OrderSummary order={order} />
          <TakenByHand order={order} />
          <PaymentLink order={order} />
          <OrderTransfer order={order} />
          <OrderChecks order={order} />
          <OrderMaking order={order} />
          {hasRefunds && (
            <Panel title={t('admin-orders:refund.section')}>
              <OrderRefunds order={order} />
            </Panel>
          )}
          <OrderDocuments order={order} />
          <Panel title={t('admin-orders:notes.title')}>
            <StaffNotes
              path={collections.orderNotes(order.storeId, order.id)}
              save={(note) => call('addOrderNote', { storeId: order.storeId, orderId: order.id, ...note })}
            />
          </Panel>
        </Stack>
      </Grid>
    </>
  );
}

/** Says why an order waits for acceptance, and accepts it. */
function AwaitingOrder({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { move, saving } = useStatusChange(order);
  if (order.status !== 'awaiting') return null;
  return (
    <Alert.Root status="warning" mb="5" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('awaiting.title')}</Alert.Title>
        <Alert.Description>{t('awaiting.text')}</Alert.Description>
      </Alert.Content>
      <Button size="sm" loading={saving} onClick={() => void move('placed', NO_DETAILS)}>
        {t('awaiting.accept')}
      </Button>
    </Alert.Root>
  );
}

/** Links to an order's printable papers, each in a new window. */
function PrintLinks({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  return (
    <HStack as="span" gap="2" wrap="wrap">
      {PRINTS.map((kind) => (
        <Button key={kind} asChild size="xs" variant="outline">
          <NextLink href={adminPaths.printOrders(kind, [order.id])} target="_blank">
            {t(`print.one.${kind}`)}
          </NextLink>
        </Button>
      ))}
    </HStack>
  );
}

/** Who changed the order's status and when, newest first. */
function OrderTimeline({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['admin', 'orders']);
  const { dateTime } = useFormats();
  return (
    <List.Root as="ol" variant="plain" gap="3">
      {[...order.history].reverse().map((event) => (
        <List.Item display="block" key={`${event.at} ${event.to}`}>
          <HStack gap="3" wrap="wrap">
            <OrderStatusBadge order={order} status={event.to} />
            <Text textStyle="sm">{t(`order.actor.${event.actor}`)}</Text>
            <Text textStyle="sm" color="fg.muted">
              {dateTime(event.at)}
            </Text>
            {event.why && <Text textStyle="sm">{t(`orders:undelivered.${event.why}`)}</Text>}
            {event.requestId && (
              <Code
                size="sm"
                variant="plain"
                color="fg.muted"
                userSelect="all"
                aria-label={t('order.reference', { reference: shortReference(event.requestId) })}
              >
                {shortReference(event.requestId)}
              </Code>
            )}
          </HStack>
          {event.reason && (
            <Text textStyle="sm" dir="auto">
              {event.reason}
            </Text>
          )}
        </List.Item>
      ))}
    </List.Root>
  );
}
