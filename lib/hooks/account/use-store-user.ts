import type { StoreUser } from '@/lib/domain/account/store-user';
import type { StoreId } from '@/lib/domain/ids';
import { watchOwnRoles } from '@/lib/firestore/people/store-users';
import { useListener } from '@/lib/hooks/use-listener';

/** The roles of the signed-in person in all their stores, live; null until known, and if the read fails. */
export function useOwnRoles(uid: string | null): readonly StoreUser[] | null {
  const roles = useListener<StoreUser[]>(uid, (onNext, onError) => watchOwnRoles(uid ?? '', onNext, onError));
  return roles.status === 'ready' ? roles.value : null;
}

/** The signed-in staff member's record in the store (SPEC.md 6), live; null without one, until known, and if the read fails. */
export const useStoreUser = (store: StoreId, uid: string | null): StoreUser | null =>
  useOwnRoles(uid)?.find(({ storeId }) => storeId === store) ?? null;
