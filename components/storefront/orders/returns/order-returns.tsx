import { useEffect } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Order } from '@/lib/domain/orders/order';

const importReturns = () => import('./returns-section').then((module) => module.ReturnsSection);

interface OrderReturnsProps {
  readonly order: Order;
  /** The tracking link's token, when the reader does not own the order. */
  readonly token?: string | undefined;
}

/** The returns of a delivered order; their code loads on demand. */
export function OrderReturns(props: OrderReturnsProps) {
  const { order } = props;
  return order.status === 'delivered' || order.returns.length > 0 ? <LoadedReturns {...props} /> : null;
}

function LoadedReturns(props: OrderReturnsProps) {
  const { Overlay: Section, load } = useLazyOverlay(importReturns);
  useEffect(load, [load]);
  return Section ? <Section {...props} /> : <Skeleton height="4rem" />;
}
