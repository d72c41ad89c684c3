import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { notify } from '@/components/overlays/notify';
import { Reorder } from '@/components/storefront/orders/actions/reorder';
import { OrderSkeleton, OrderState } from '@/components/storefront/orders/order-state';
import { useShownOrder } from '@/components/storefront/orders/use-shown-order';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Order } from '@/lib/domain/orders/order';
import { whyOver } from '@/lib/domain/payments/settlement';
import { paths } from '@/lib/paths';
import { PaymentPage } from './payment-page';

/** `/orders/[id]/pay`: pays an existing order, so that a reload makes no second one. */
export function PaymentView() {
  const { t } = useTranslation('payment');
  const shown = useShownOrder();
  return (
    <>
      <StorefrontHead page={t('title')} noIndex />
      <OrderState state={shown}>{(order) => <Payment key={order.id} order={order} />}</OrderState>
    </>
  );
}

function Payment({ order }: { readonly order: Order }) {
  const [wasWaiting] = useState(order.status === 'pending');
  switch (order.status) {
    case 'pending':
      return order.holds.length > 0 ? <PaymentHeld order={order} /> : <PaymentPage order={order} />;
    case 'cancelled':
      return <PaymentOver order={order} />;
    default:
      return <PaymentDone order={order} isNews={wasWaiting} />;
  }
}

/** A payment that does not match the order; the store was notified. */
function PaymentHeld({ order }: { readonly order: Order }) {
  const { t } = useTranslation('payment');
  return (
    <EmptyState
      as="h1"
      icon="clock"
      title={t('held.title')}
      description={t('held.text', { number: order.number })}
    >
      <LinkButton href={paths.contactUs}>{t('held.contact')}</LinkButton>
      <LinkButton variant="outline" href={paths.order(order.id)}>
        {t('over.view')}
      </LinkButton>
    </EmptyState>
  );
}

/** An order paid here or elsewhere; Back must not lead to its payment again. */
function PaymentDone({ order, isNews }: { readonly order: Order; readonly isNews: boolean }) {
  const { t } = useTranslation('checkout');
  const { replace } = useRouter();
  // A shopper who chose cash on delivery was already notified.
  const message = isNews && order.paymentMethod === 'card' ? t('toast.placed') : null;
  useEffect(() => {
    if (message) notify({ type: 'success', message });
  }, [message]);
  useEffect(() => void replace(paths.orderConfirmed(order.id)), [replace, order.id]);
  return <OrderSkeleton />;
}

/** An order that was cancelled before its payment arrived. */
function PaymentOver({ order }: { readonly order: Order }) {
  const { t } = useTranslation('payment');
  const why = whyOver(order);
  const { number } = order;
  return (
    <EmptyState
      as="h1"
      icon={why === 'expired' ? 'clock' : 'close'}
      title={t(`over.${why}Title`)}
      description={t(`over.${why}Text`, { number })}
    >
      {!order.gift && <Reorder order={order} />}
      <LinkButton variant="outline" href={paths.order(order.id)}>
        {t('over.view')}
      </LinkButton>
    </EmptyState>
  );
}
