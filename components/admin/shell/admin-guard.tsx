import { Center, Spinner } from '@chakra-ui/react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { LoadFailure } from '@/components/admin/load-state';
import { useUserContext } from '@/context/user-context';
import { hasWeakPassword, onWeakPassword } from '@/lib/functions/account/weak-password';
import { paths } from '@/lib/paths';

const BetterPassword = dynamic(() =>
  import('@/components/admin/account/better-password').then((module) => module.BetterPassword),
);

/**
 * Redirects everybody who is not this store's admin to the login. An unknown user is not redirected, because without a network
 * it may be the owner. This only avoids an empty screen: rules and functions check the claim, so without it no data loads.
 */
export function AdminGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { user, loading, error } = useUserContext();
  const { replace, asPath } = useRouter();
  const unknown = error === 'try-again';
  const weak = useWeakPassword();
  const refused = !loading && !unknown && !user?.isAdmin;

  useEffect(() => {
    if (refused) void replace({ pathname: paths.login, query: { next: asPath } });
  }, [refused, replace, asPath]);

  if (user?.isAdmin)
    return weak && user.signInMethods.includes('password') ? <BetterPassword email={user.email} /> : children;
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

/** Whether the signed-in person must choose a better password first. */
const useWeakPassword = (): boolean => useSyncExternalStore(onWeakPassword, hasWeakPassword, () => false);
