import { useRouter } from 'next/router';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import type { Order } from '@/lib/domain/orders/order';
import type { ListenerState } from '@/lib/hooks/use-listener';
import { useLiveOrder } from '@/lib/hooks/orders/use-live-order';

/** The order in the address, live. For an unknown user it is missing. */
export function useShownOrder(): ListenerState<Order> {
  const { id } = useRouter().query;
  const { storeId } = useStoreSetting();
  const { user, loading, error } = useUserContext();
  const state = useLiveOrder(storeId, typeof id === 'string' ? id : null, user?.uid ?? null);
  if (loading && !user) return { status: 'loading' };
  if (!user) return error ? { status: 'failed', code: error } : { status: 'missing' };
  // Security rules refuse a missing order as they refuse somebody else's.
  return state.status === 'failed' && state.code === 'not-allowed' ? { status: 'missing' } : state;
}
