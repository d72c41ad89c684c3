import { useEffect } from 'react';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { whenLoaded } from '@/lib/firebase/when-loaded';
import { cartStore } from '@/lib/hooks/cart-store';

const STORE = storeId(env.storeId);

const loadAccountCart = () => import('@/lib/hooks/follow-account-cart');
/** The cart of this browser goes on alone. */
const ignore = () => undefined;

/** Shows nothing: keeps the cart of a logged-in shopper the same on all their devices. */
export function AccountCart() {
  const { user, loading, error } = useUserContext();
  const uid = memberOf(user)?.uid ?? null;
  // A session that could not be read says nothing about who uses this browser.
  const isLoggedOut = uid === null && !loading && !error;
  useEffect(() => {
    if (uid === null) return;
    return whenLoaded(loadAccountCart, ({ followAccountCart }) => followAccountCart(STORE, uid), ignore);
  }, [uid]);
  useEffect(() => {
    if (isLoggedOut && cartStore.get().account)
      void loadAccountCart().then(({ forgetAccountCart }) => forgetAccountCart(), ignore);
  }, [isLoggedOut]);
  return null;
}
