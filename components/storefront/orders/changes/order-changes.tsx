import { useEffect } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { titleOfChange } from '@/lib/domain/orders/design-changes/change-design';
import { canChangeDesigns } from '@/lib/domain/orders/order-status';
import type { DesignChange, Order } from '@/lib/domain/orders/order';
import styles from './design-change.module.css';

const importPanel = () => import('./design-change-panel').then((module) => module.DesignChangePanel);

interface OrderChangesProps {
  readonly order: Order;
  /** The reader owns the order. */
  readonly isOwn: boolean;
}

/** The store's questions about an order's boards, newest first; nothing without any. */
export function OrderChanges({ order, isOwn }: OrderChangesProps) {
  const changes = order.making?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <div className={styles.list}>
      {[...changes].reverse().map((change) => (
        <LoadedChange key={change.id} order={order} change={change} isOwn={isOwn} />
      ))}
    </div>
  );
}

/** Its code loads on demand. */
function LoadedChange({ order, change, isOwn }: OrderChangesProps & { readonly change: DesignChange }) {
  const { Overlay: Panel, load } = useLazyOverlay(importPanel);
  useEffect(load, [load]);
  if (!Panel) return <Skeleton height="12rem" />;
  const linked = {
    ...{ storeId: order.storeId, orderId: order.id, number: order.number, change },
    title: titleOfChange(order, change),
    isOpen: canChangeDesigns(order),
  };
  return <Panel linked={linked} mayAnswer={isOwn} />;
}
