import { useEffect, useState } from 'react';
import type { StoreUser } from '@/lib/domain/account/store-user';
import { readStoreUser } from '@/lib/firestore/store-users';

/** The signed-in admin as the store knows them (SPEC.md 6); null until known, and when the read fails. */
export function useStoreUser(uid: string | null): StoreUser | null {
  const [storeUser, setStoreUser] = useState<StoreUser | null>(null);
  useEffect(() => {
    if (!uid) return;
    let left = false;
    void readStoreUser(uid).then((result) => {
      if (!left && result.ok) setStoreUser(result.value);
    });
    return () => {
      left = true;
    };
  }, [uid]);
  return storeUser?.id === uid ? storeUser : null;
}
