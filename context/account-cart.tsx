import { useEffect } from 'react';
import { useUserContext } from '@/context/user-context';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { followAccountCart, forgetAccountCart } from '@/lib/hooks/follow-account-cart';

const STORE = storeId(env.storeId);

/** Shows nothing: keeps the cart of a logged-in shopper the same on all their devices. */
export function AccountCart() {
  const { user, loading, error } = useUserContext();
  const uid = user && !user.isAnonymous ? user.uid : null;
  // A session that could not be read says nothing about who uses this browser.
  const isLoggedOut = uid === null && !loading && !error;
  useEffect(() => (uid === null ? undefined : followAccountCart(STORE, uid)), [uid]);
  useEffect(() => {
    if (isLoggedOut) forgetAccountCart();
  }, [isLoggedOut]);
  return null;
}
