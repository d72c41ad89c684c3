import { useTranslation } from 'next-i18next/pages';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { notify } from '@/components/overlays/notify';
import { useUserContext } from '@/context/user-context';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { readWishlist, saveWish } from '@/lib/firestore/wishlist';

export interface WishlistState {
  has(productId: string): boolean;
  /** Adds or removes; whoever is not logged in is told to log in first. */
  toggle(productId: string): Promise<void>;
}

const WishlistContext = createContext<WishlistState | null>(null);

const STORE = storeId(env.storeId);
const NOTHING: ReadonlySet<string> = new Set();

export function WishlistProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const { user } = useUserContext();
  const uid = user && !user.isAnonymous ? user.uid : null;
  const [wished, setWished] = useState<{ uid: string | null; ids: ReadonlySet<string> }>({
    uid: null,
    ids: NOTHING,
  });
  const ids = wished.uid === uid ? wished.ids : NOTHING;

  useEffect(() => {
    if (!uid) return;
    let left = false;
    void readWishlist(uid, STORE).then((read) => {
      if (!left && read.ok) setWished({ uid, ids: new Set(read.value) });
    });
    return () => {
      left = true;
    };
  }, [uid]);

  const toggle = useCallback(
    async (productId: string) => {
      if (!uid) return notify({ type: 'info', message: t('toast.loginFirst') });
      const add = !ids.has(productId);
      const show = (shown: boolean) =>
        setWished((before) => ({ uid, ids: withOrWithout(before.ids, productId, shown) }));
      show(add);
      const saved = await saveWish(uid, STORE, productId, add);
      if (!saved.ok) {
        show(!add);
        return notify({ type: 'error', message: t('failure.title') });
      }
      notify({ type: 'success', message: t(add ? 'toast.wishAdded' : 'toast.wishRemoved') });
    },
    [uid, ids, t],
  );

  const value = useMemo(() => ({ has: (productId: string) => ids.has(productId), toggle }), [ids, toggle]);
  return <WishlistContext value={value}>{children}</WishlistContext>;
}

function withOrWithout(ids: ReadonlySet<string>, id: string, present: boolean): ReadonlySet<string> {
  const rest = [...ids].filter((other) => other !== id);
  return new Set(present ? [...rest, id] : rest);
}

/** The logged-in shopper's wishlist in this store. Throws outside `WishlistProvider`. */
export function useWishlist(): WishlistState {
  const state = useContext(WishlistContext);
  if (!state) throw new Error('useWishlist must be used within a WishlistProvider');
  return state;
}
