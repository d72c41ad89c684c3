import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { NotLoaded } from '@/components/storefront/shell/not-loaded';
import type { Order } from '@/lib/domain/orders/order';
import type { Live } from '@/lib/hooks/use-live';
import { OrderNotFound } from './order-not-found';
import { OrderSkeleton } from './order-skeleton';

interface Props {
  readonly state: Live<Order>;
  readonly children: (order: Order) => ReactNode;
}

/** Shows the order, or why there is none. */
export function OrderState({ state, children }: Props) {
  const { t } = useTranslation('orders');
  switch (state.status) {
    case 'loading':
      return <OrderSkeleton />;
    case 'missing':
      return <OrderNotFound />;
    case 'failed':
      return <NotLoaded as="h1" title={t('failed.title')} code={state.code} />;
    case 'ready':
      return children(state.value);
  }
}
