import { useEffect } from 'react';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import { whenLoaded } from '@/lib/firebase/when-loaded';
import { cartStore } from '@/lib/hooks/orders/cart-store';

const loadAccountCart = () => import('@/lib/hooks/orders/sync-account-cart');
/** On failure the cart stays in this browser only. */
const ignore = () => undefined;

/** Renders nothing: syncs a logged-in shopper's cart across their devices. */
export function AccountCart() {
  const store = useStoreId();
  const { user, loading, error } = useUserContext();
  const uid = memberOf(user)?.uid ?? null;
  // A session that could not be read says nothing about who uses this browser.
  const isLoggedOut = uid === null && !loading && !error;
  useEffect(() => {
    if (uid === null) return;
    return whenLoaded(loadAccountCart, ({ syncAccountCart }) => syncAccountCart(store, uid), ignore);
  }, [uid, store]);
  useEffect(() => {
    if (isLoggedOut && cartStore.get().account)
      void loadAccountCart().then(({ forgetAccountCart }) => forgetAccountCart(), ignore);
  }, [isLoggedOut]);
  return null;
}
