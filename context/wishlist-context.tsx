import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useUserContext } from '@/context/user-context';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { saveWish, watchWishlist } from '@/lib/firestore/wishlist';
import { useLive, type Live } from '@/lib/hooks/use-live';

export interface WishlistState {
  /** Product ids, newest first; loading while nobody is logged in. */
  readonly wishes: Live<string[]>;
  has(productId: string): boolean;
  /** Adds or removes; whoever is not logged in is told to log in first. */
  toggle(productId: string): Promise<void>;
}

const WishlistContext = createContext<WishlistState | null>(null);

const STORE = storeId(env.storeId);

export function WishlistProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const { user } = useUserContext();
  const uid = user && !user.isAnonymous ? user.uid : null;
  const wishes = useLive<string[]>(uid, (onNext, onError) =>
    watchWishlist(uid ?? '', STORE, onNext, onError),
  );
  const ids = useMemo(() => new Set(wishes.status === 'ready' ? wishes.value : []), [wishes]);

  const toggle = useCallback(
    async (productId: string) => {
      if (!uid) return notify({ type: 'info', message: t('toast.loginFirst') });
      const add = !ids.has(productId);
      const saved = await saveWish(uid, STORE, productId, add);
      if (!saved.ok) return notify({ type: 'error', message: t('failure.title') });
      notify({ type: 'success', message: t(add ? 'toast.wishAdded' : 'toast.wishRemoved') });
    },
    [uid, ids, t],
  );

  const value = useMemo(
    () => ({ wishes, has: (productId: string) => ids.has(productId), toggle }),
    [wishes, ids, toggle],
  );
  return <WishlistContext value={value}>{children}</WishlistContext>;
}

/** The logged-in shopper's wishlist in this store. Throws outside `WishlistProvider`. */
export function useWishlist(): WishlistState {
  const state = useContext(WishlistContext);
  if (!state) throw new Error('useWishlist must be used within a WishlistProvider');
  return state;
}
