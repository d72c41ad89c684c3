import { useEffect, useState } from 'react';
import { onQueueChange, queuedOrders } from '@/lib/browser/offline/order-queue';
import type { QueuedOrder } from '@/lib/domain/orders/waiting/waiting-order';

const NONE: readonly QueuedOrder[] = [];

/** The queued orders on this device that wait, were refused or were placed, live; none until the storage was read. */
export function useQueuedOrders(): readonly QueuedOrder[] {
  const [orders, setOrders] = useState(NONE);
  useEffect(() => {
    let current = true;
    const read = () =>
      void queuedOrders().then(
        (queued) => current && setOrders((known) => (known.length + queued.length > 0 ? queued : known)),
        // Without storage there are no queued orders.
        () => undefined,
      );
    read();
    const stop = onQueueChange(read);
    return () => {
      current = false;
      stop();
    };
  }, []);
  return orders;
}
