import { Center, Spinner } from '@chakra-ui/react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { LoadFailure } from '@/components/admin/load-state';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { enter, isEntering, withoutEntry } from '@/lib/functions/account/switch-entry';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { useOwnRoles } from '@/lib/hooks/account/use-store-user';
import { hasWeakPassword, onWeakPassword } from '@/lib/functions/account/weak-password';
import { paths } from '@/lib/paths';

const BetterPassword = dynamic(() =>
  import('@/components/admin/account/better-password').then((module) => module.BetterPassword),
);

const UnverifiedEmail = dynamic(() =>
  import('@/components/admin/account/unverified-email').then((module) => module.UnverifiedEmail),
);

const SupportFrame = dynamic(() =>
  import('@/components/admin/platform/support-frame').then((module) => module.SupportFrame),
);

/**
 * Redirects everybody who is not this store's admin to the login. An unknown user is not redirected, because without a network
 * it may be the owner. A member of staff who leaves, or is removed, while the admin is open goes to the shop. This only avoids an
 * empty screen: rules and functions check the claim and the confirmed e-mail, so without them no data loads.
 */
export function AdminGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { user, loading, error } = useUserContext();
  const { replace, asPath } = useRouter();
  const unknown = error === 'try-again';
  const weak = useWeakPassword();
  const entering = useEntering();
  const refused = !loading && !unknown && !user?.isAdmin && !entering;
  const path = withoutEntry(asPath);
  const left = useHasLeft(user);

  useEffect(() => {
    if (left) void replace(paths.home);
    else if (refused) void replace({ pathname: paths.login, query: { next: path } });
    // The browser's address has it no more; the router would bring it back.
    else if (path !== asPath) void replace(path, undefined, { shallow: true });
  }, [left, refused, replace, path, asPath]);

  if (user?.isSupport) return <SupportFrame>{children}</SupportFrame>;
  if (user?.isAdmin && !left) {
    if (!user.emailVerified) return <UnverifiedEmail email={user.email} />;
    if (weak && user.signInMethods.includes('password')) return <BetterPassword email={user.email} />;
    return children;
  }
  if (unknown)
    return (
      <Center minHeight="100dvh" padding="4">
        <LoadFailure code={error} />
      </Center>
    );
  return (
    <Center minHeight="100dvh" role="status" aria-label={t('guard.checking')}>
      <Spinner size="lg" />
    </Center>
  );
}

/** Whether the store gave the person up, while their token still says otherwise. */
function useHasLeft(user: CurrentUser | null): boolean {
  const store = useStoreId();
  const roles = useOwnRoles(user?.isAdmin && !user.isSupport ? user.uid : null);
  return roles !== null && !roles.some(({ storeId }) => storeId === store);
}

/** Whether the person comes from another store's admin and is not signed in yet. */
function useEntering(): boolean {
  const store = useStoreId();
  const subscribe = useCallback((tell: () => void) => enter(store, tell), [store]);
  return useSyncExternalStore(subscribe, isEntering, () => false);
}

/** Whether the signed-in person must choose a better password first. */
const useWeakPassword = (): boolean => useSyncExternalStore(onWeakPassword, hasWeakPassword, () => false);
