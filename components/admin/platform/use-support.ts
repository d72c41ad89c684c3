import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { isRunning, isWaiting, type SupportAccess } from '@/lib/domain/platform/support-access';
import { env } from '@/lib/env';
import { watchOwnSupport, watchSupportOf } from '@/lib/firestore/platform/support-access';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** What an owner of this store allowed the signed-in operator, live; waits in every session but one of support. */
export function useOwnSupport(): ListenerState<SupportAccess> {
  const store = useStoreId();
  const { user } = useUserContext();
  const uid = user?.isSupport ? user.uid : '';
  return useListener<SupportAccess>(uid ? `support ${store} ${uid}` : null, (onNext, onError) =>
    watchOwnSupport(store, uid, onNext, onError),
  );
}

/** The requests of support that wait for this store's owner, and the accesses that run; none for anybody but an owner. */
export function useSupportOfStore(isOwner: boolean | undefined) {
  const store = useStoreId();
  const now = useMinute();
  const state = useListener<SupportAccess[]>(
    isOwner && env.platformHost ? `support of ${store}` : null,
    (onNext, onError) => watchSupportOf(store, onNext, onError),
  );
  const all = state.status === 'ready' ? state.value : [];
  return {
    state,
    waiting: all.filter((one) => isWaiting(one, now)),
    running: all.filter((one) => isRunning(one, now)),
  };
}
