import { useCallback } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { Order } from '@/lib/domain/orders/order';
import {
  changedOrderList,
  cursorText,
  orderFilter,
  orderListAddress,
  parseCursor,
  parseOrderListQuery,
  type OrderListQuery,
} from '@/lib/domain/orders/lists/order-list-query';
import { ORDER_PAGE_SIZE, watchOrderPage, type ListedOrder } from '@/lib/firestore/orders/order-list';
import { useAddress } from '@/lib/hooks/browser/use-address';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

export interface OrderPage {
  readonly orders: readonly Order[];
  /** Address changes for the next and previous page; null at the ends. */
  readonly next: Partial<OrderListQuery> | null;
  readonly previous: Partial<OrderListQuery> | null;
}

interface OrderList {
  readonly query: OrderListQuery;
  readonly page: ListenerState<OrderPage>;
  readonly change: (change: Partial<OrderListQuery>) => void;
  readonly hrefOf: (change: Partial<OrderListQuery>) => { pathname: string; query: Record<string, string> };
}

/** The list of orders in the address, live; every filter changes the address. */
export function useOrderList(): OrderList {
  const { query: raw, isReady, go } = useAddress();
  const query = parseOrderListQuery(raw);
  const page = useOrderPage(isReady ? query : null);

  const address = JSON.stringify(query);
  const hrefOf = useCallback(
    (change: Partial<OrderListQuery>) => ({
      pathname: adminPaths.orders,
      query: orderListAddress(changedOrderList(JSON.parse(address) as OrderListQuery, change)),
    }),
    [address],
  );
  const change = useCallback(
    (chosen: Partial<OrderListQuery>) => {
      // Typing replaces the history entry, so that Back does not step through letters.
      go('q' in chosen ? 'replace' : 'push', hrefOf(chosen));
    },
    [hrefOf, go],
  );
  return { query, page, change, hrefOf };
}

function useOrderPage(query: OrderListQuery | null): ListenerState<OrderPage> {
  const { storeId: store, timeZone } = useStoreSetting();
  const state = useListener<ListedOrder[]>(query && JSON.stringify(query), (onNext, onError) => {
    if (!query) return () => {};
    const filter = orderFilter(query, timeZone);
    if (filter.tokens?.length === 0) {
      onNext([]);
      return () => {};
    }
    const place = { after: parseCursor(query.after), before: parseCursor(query.before) };
    return watchOrderPage(store, filter, query.sort, place, onNext, onError);
  });
  if (state.status !== 'ready') return state;
  return query ? { status: 'ready', value: pageOf(state.value, query) } : { status: 'loading' };
}

/** A page before a cursor is read backwards, so its surplus row comes first. */
function pageOf(found: readonly ListedOrder[], { after, before }: OrderListQuery): OrderPage {
  const isLonger = found.length > ORDER_PAGE_SIZE;
  const shown = before ? found.slice(-ORDER_PAGE_SIZE) : found.slice(0, ORDER_PAGE_SIZE);
  const [first, last] = [shown[0], shown.at(-1)];
  const hasNext = before ? shown.length > 0 : isLonger;
  const hasPrevious = before ? isLonger : after !== '';
  return {
    orders: shown.map(({ order }) => order),
    next: hasNext && last ? { after: cursorText(last.cursor) } : null,
    previous: hasPrevious ? (first ? { before: cursorText(first.cursor) } : {}) : null,
  };
}
