import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useStoreId } from '@/context/use-store-id';
import { arrivedAt as placedAt } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import { useLatestPlaced } from '@/components/admin/orders/alert/use-latest-placed';

interface OrderFeed {
  /** Orders that arrived after this admin page was opened and that nobody has opened here. */
  readonly fresh: ReadonlySet<string>;
  /** When the latest order arrived, milliseconds since the epoch; 0 before any. */
  readonly newestAt: number;
  markSeen(orderId: string): void;
}

const OrderFeedContext = createContext<OrderFeed | null>(null);
const NONE: ReadonlySet<string> = new Set();

/** One listener for all parts of the admin that show new orders. */
export function OrderFeedProvider({ children }: { readonly children: ReactNode }) {
  const store = useStoreId();
  const feed = useLatestPlaced(store);
  const [seen, setSeen] = useState(NONE);
  const [openedWith, setOpenedWith] = useState<number | null>(null);
  // The feed holds only the latest orders, so this collects all arrivals.
  const [arrived, setArrived] = useState(NONE);
  const orders = feed.status === 'ready' ? feed.value : null;
  const newestAt = Math.max(0, ...(orders ?? []).map(arrivedAt));
  if (orders && openedWith === null) setOpenedWith(newestAt);
  const news = arrivedSince(orders, openedWith).filter((id) => !arrived.has(id));
  if (news.length > 0) setArrived(new Set([...arrived, ...news]));

  const fresh = useMemo(() => new Set([...arrived].filter((id) => !seen.has(id))), [arrived, seen]);
  const markSeen = useCallback((orderId: string) => setSeen((before) => new Set(before).add(orderId)), []);
  const value = useMemo(() => ({ fresh, newestAt, markSeen }), [fresh, newestAt, markSeen]);
  return <OrderFeedContext value={value}>{children}</OrderFeedContext>;
}

/** An order that waits for its payment has not arrived yet, and may never arrive. */
const arrivedAt = (order: Order): number => placedAt(order) ?? 0;

/** Compares server times with a server time, so that a wrong clock on this machine has no effect. */
function arrivedSince(orders: readonly Order[] | null, since: number | null): readonly string[] {
  if (!orders || since === null) return [];
  return orders.filter((order) => arrivedAt(order) > since).map(({ id }) => id);
}

export function useOrderFeed(): OrderFeed {
  const feed = useContext(OrderFeedContext);
  if (!feed) throw new Error('useOrderFeed must be used within an OrderFeedProvider');
  return feed;
}
