import { DOCUMENT_ID, storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { env } from '@/lib/env';
import { readOrdersById } from '@/lib/firestore/order-list';
import { useOnce, type Once } from '@/lib/hooks/use-once';

/** A page of the list at most; more would be a job for a file. */
const MOST = 100;
const store = storeId(env.storeId);

/** The orders that an address names (`a,b`), as they are now; undefined names are still to come. */
export function useOrdersToPrint(ids: string | string[] | undefined): Once<Order[]> {
  const named = typeof ids === 'string' ? ids : null;
  return useOnce<Order[]>(named, () => {
    const asked = (named ?? '').split(',').filter((id) => DOCUMENT_ID.test(id));
    return readOrdersById(store, [...new Set(asked)].slice(0, MOST));
  });
}
