import type { StoreUser } from '@/lib/domain/account/store-user';
import { watchStoreUser } from '@/lib/firestore/people/store-users';
import { useListener } from '@/lib/hooks/use-listener';

/** The signed-in staff member's record in the store (SPEC.md 6), live; null until known, and if the read fails. */
export function useStoreUser(uid: string | null): StoreUser | null {
  const person = useListener<StoreUser>(uid, (onNext, onError) => watchStoreUser(uid ?? '', onNext, onError));
  return person.status === 'ready' ? person.value : null;
}
