import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import Router from 'next/router';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { pageStore } from '@/lib/browser/page-store';
import { memberOf } from '@/lib/domain/account/current-user';
import { memberUid } from '@/lib/firebase/auth/session';
import { whenLoaded } from '@/lib/firebase/when-loaded';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';
import { returnPathOf } from '@/lib/hooks/browser/use-return-path';
import { paths } from '@/lib/paths';

export interface WishlistState {
  /** Product ids, newest first; loading while nobody is logged in. */
  readonly wishes: ListenerState<string[]>;
  has(productId: string): boolean;
  /** Adds or removes; shoppers who are not logged in are asked to log in first. */
  toggle(productId: string): Promise<void>;
  /** Adds the product if it is missing. Resolves to whether it is on the list; if not, the shopper was notified why. */
  keep(productId: string): Promise<boolean>;
}

const WishlistContext = createContext<WishlistState | null>(null);

const loadWishlist = () => import('@/lib/firestore/people/wishlist');

/** Whether it was saved. Null when offline: Firestore's SDK then queues the write while the page is open. */
const save = async (uid: string, productId: string, wished: boolean): Promise<boolean | null> => {
  const loaded = await loadWishlist().catch(() => null);
  const saving = loaded?.saveWish(uid, pageStore(), productId, wished);
  return saving && !navigator.onLine ? null : ((await saving)?.ok ?? false);
};

export function WishlistProvider({ children }: { readonly children: ReactNode }) {
  const store = useStoreId();
  const { t } = useTranslation('common');
  const { user } = useUserContext();
  const uid = memberOf(user)?.uid ?? null;
  const wishes = useListener<string[]>(uid, (onNext, onError) =>
    whenLoaded(loadWishlist, (loaded) => loaded.watchWishlist(uid ?? '', store, onNext, onError), onError),
  );
  const ids = useMemo(() => new Set(wishes.status === 'ready' ? wishes.value : []), [wishes]);

  const askToLogIn = useCallback(() => {
    const logIn = () =>
      void Router.push({ pathname: paths.login, query: { next: returnPathOf(Router.asPath) } });
    notify({
      type: 'info',
      message: t('toast.loginFirst'),
      action: { label: t('shell.login'), onClick: logIn, leads: true },
    });
  }, [t]);

  /** A shopper who taps before their session is restored is not sent to the login. */
  const whoIsThere = useCallback(async () => uid ?? (await memberUid().catch(() => null)), [uid]);

  const toggle = useCallback(
    async (productId: string) => {
      const member = await whoIsThere();
      if (!member) return askToLogIn();
      const add = !ids.has(productId);
      const saved = await save(member, productId, add);
      if (saved === false) return notify({ type: 'error', message: t('failure.title') });
      const done = add ? 'toast.wishAdded' : 'toast.wishRemoved';
      notify({ type: 'success', message: t(saved ? done : 'toast.wishWaiting') });
    },
    [whoIsThere, ids, t, askToLogIn],
  );

  const keep = useCallback(
    async (productId: string) => {
      const member = await whoIsThere();
      if (!member) {
        askToLogIn();
        return false;
      }
      const saved = ids.has(productId) || (await save(member, productId, true)) !== false;
      if (!saved) notify({ type: 'error', message: t('failure.title') });
      return saved;
    },
    [whoIsThere, ids, t, askToLogIn],
  );

  const value = useMemo(
    () => ({ wishes, has: (productId: string) => ids.has(productId), toggle, keep }),
    [wishes, ids, toggle, keep],
  );
  return <WishlistContext value={value}>{children}</WishlistContext>;
}

/** The logged-in shopper's wishlist in this store. Throws outside `WishlistProvider`. */
export function useWishlist(): WishlistState {
  const state = useContext(WishlistContext);
  if (!state) throw new Error('useWishlist must be used within a WishlistProvider');
  return state;
}
