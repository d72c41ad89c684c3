import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import type { Order } from '@/lib/domain/orders/order';
import { useErrorText } from '@/lib/hooks/use-error-text';
import type { Live } from '@/lib/hooks/use-live';
import { OrderNotFound } from './order-not-found';
import { OrderSkeleton } from './order-skeleton';

interface Props {
  readonly state: Live<Order>;
  readonly children: (order: Order) => ReactNode;
}

/** Shows the order, or why there is none. */
export function OrderState({ state, children }: Props) {
  const { ofError } = useErrorText();
  switch (state.status) {
    case 'loading':
      return <OrderSkeleton />;
    case 'missing':
      return <OrderNotFound />;
    case 'failed':
      return <Alert tone="error" title={ofError({ code: state.code })} />;
    case 'ready':
      return children(state.value);
  }
}
