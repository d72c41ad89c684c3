import { useCallback, useEffect, useState } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import type { Order } from '@/lib/domain/orders/order';
import { MAKING_STATES, type MakingState } from '@/lib/domain/orders/order-status';
import {
  parseQueueQuery,
  queueAddress,
  workItem,
  type DesignFacts,
  type QueueQuery,
  type WorkItem,
} from '@/lib/domain/workshop/queue';
import { countQueue, readDesignFacts, watchQueue } from '@/lib/firestore/orders/workshop';
import { useAddress } from '@/lib/hooks/browser/use-address';
import { useToday } from '@/lib/hooks/store/use-today';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';
import { useReadOnce } from '@/lib/hooks/use-read-once';

interface Queue {
  readonly query: QueueQuery;
  readonly items: ListenerState<WorkItem[]>;
  /** A key that changes with everything that may change a count. */
  readonly revision: string;
  readonly change: (change: Partial<QueueQuery>) => void;
  readonly hrefOf: (change: Partial<QueueQuery>) => { pathname: string; query: Record<string, string> };
}

/** The production queue in the address, live; every filter changes the address. */
export function useQueue(): Queue {
  const store = useStoreId();
  const { query: raw, isReady, go } = useAddress();
  const query = parseQueueQuery(raw);
  const orders = useListener<Order[]>(isReady ? query.state : null, (...on) =>
    watchQueue(store, query.state, ...on),
  );
  const items = useWorkItems(orders, query.state);
  const address = JSON.stringify(query);
  const hrefOf = useCallback(
    (change: Partial<QueueQuery>) => ({
      pathname: adminPaths.workshop,
      query: queueAddress({ ...(JSON.parse(address) as QueueQuery), page: 1, ...change }),
    }),
    [address],
  );
  const change = useCallback((chosen: Partial<QueueQuery>) => go('push', hrefOf(chosen)), [go, hrefOf]);
  const revision =
    orders.status === 'ready'
      ? orders.value.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join()
      : orders.status;
  return { query, items, revision, change, hrefOf };
}

const NO_FACTS: DesignFacts = { designs: new Map(), templates: new Map(), versions: new Map() };

/**
 * The work for these orders; without details of designs that cannot be read. `list` names which orders these are: another
 * list waits for its details, so that its rows do not grow under a finger.
 */
export function useWorkItems(orders: ListenerState<Order[]>, list: string): ListenerState<WorkItem[]> {
  const store = useStoreId();
  const { timeZone } = useStoreSetting();
  const today = useToday(timeZone);
  const lines = orders.status === 'ready' ? orders.value.flatMap((order) => order.lines) : [];
  const designed = lines.filter(({ design }) => design);
  const designs = [...new Set(designed.flatMap(({ design }) => design?.id ?? []))].sort();
  const products = [...new Set(designed.map(({ productId }) => productId))].sort();
  const key = designs.length > 0 ? JSON.stringify([designs, products]) : null;
  const facts = useReadOnce<DesignFacts>(key, () => readDesignFacts(store, designs, products));
  // A move changes the list of designs to read; until then, earlier details serve for the others.
  const [known, setKnown] = useState<{ list: string; facts: DesignFacts } | null>(null);
  const isNew = facts.status === 'ready' && (facts.value !== known?.facts || known.list !== list);
  if (isNew) setKnown({ list, facts: facts.value });
  if (orders.status !== 'ready') return orders;
  if (key && facts.status === 'loading' && known?.list !== list) return facts;
  const details = known?.facts ?? NO_FACTS;
  return {
    status: 'ready',
    value: orders.value.map((order) => workItem(order, details, { today, timeZone })),
  };
}

export type QueueCounts = Readonly<Partial<Record<MakingState, number>>>;

/** The number of orders in each state; counted again when `revision` changes. */
export function useQueueCounts(revision: string): QueueCounts {
  const store = useStoreId();
  const [counts, setCounts] = useState<QueueCounts>({});
  useEffect(() => {
    let left = false;
    void Promise.all(MAKING_STATES.map((state) => countQueue(store, state))).then((answers) => {
      const known = answers.flatMap((answer, at) => (answer.ok ? [[MAKING_STATES[at], answer.value]] : []));
      if (!left) setCounts(Object.fromEntries(known) as QueueCounts);
    });
    return () => {
      left = true;
    };
  }, [revision, store]);
  return counts;
}
