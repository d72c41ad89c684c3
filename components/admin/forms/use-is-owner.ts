import { useUserContext } from '@/context/user-context';
import { useStoreUser } from '@/lib/hooks/use-store-user';

/** Whether the signed-in admin is the store's owner; undefined until known. The functions check the claim anyway. */
export function useIsOwner(): boolean | undefined {
  const { user } = useUserContext();
  const storeUser = useStoreUser(user?.uid ?? null);
  return storeUser ? storeUser.role === 'owner' : undefined;
}
