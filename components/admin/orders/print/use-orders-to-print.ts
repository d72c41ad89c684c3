import { DOCUMENT_ID, storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { env } from '@/lib/env';
import { readOrdersById } from '@/lib/firestore/orders/order-list';
import { useReadOnce, type ReadOnceState } from '@/lib/hooks/use-read-once';

const store = storeId(env.storeId);

/** At most one page of the list; more would need a file instead. */
const MOST = 100;

/** The current orders for the ids in an address (`a,b`); undefined until the ids are known. */
export function useOrdersToPrint(ids: string | string[] | undefined): ReadOnceState<Order[]> {
  const named = typeof ids === 'string' ? ids : null;
  return useReadOnce<Order[]>(named, () => {
    const asked = (named ?? '').split(',').filter((id) => DOCUMENT_ID.test(id));
    return readOrdersById(store, [...new Set(asked)].slice(0, MOST));
  });
}
