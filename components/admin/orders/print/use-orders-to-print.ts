import { useStoreId } from '@/context/use-store-id';
import { DOCUMENT_ID } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { readOrdersById } from '@/lib/firestore/orders/order-list';
import { useReadOnce, type ReadOnceState } from '@/lib/hooks/use-read-once';

/** At most one page of the list; more would need a file instead. */
const MOST = 100;

/** The current orders for the ids in an address (`a,b`); undefined until the ids are known. */
export function useOrdersToPrint(ids: string | string[] | undefined): ReadOnceState<Order[]> {
  const store = useStoreId();
  const named = typeof ids === 'string' ? ids : null;
  return useReadOnce<Order[]>(named, () => {
    const asked = (named ?? '').split(',').filter((id) => DOCUMENT_ID.test(id));
    return readOrdersById(store, [...new Set(asked)].slice(0, MOST));
  });
}
