import { useEffect } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Order } from '@/lib/domain/orders/order';

const importReturns = () => import('./returns-section').then((module) => module.ReturnsSection);

interface OrderReturnsProps {
  readonly order: Order;
  /** Of the tracking link, where the reader does not own the order. */
  readonly token?: string | undefined;
}

/** What of a delivered order is sent back; its code comes with the need for it. */
export function OrderReturns(props: OrderReturnsProps) {
  const { order } = props;
  return order.status === 'delivered' || order.returns.length > 0 ? <LoadedReturns {...props} /> : null;
}

function LoadedReturns(props: OrderReturnsProps) {
  const { Overlay: Section, load } = useLazyOverlay(importReturns);
  useEffect(load, [load]);
  return Section ? <Section {...props} /> : <Skeleton height="4rem" />;
}
