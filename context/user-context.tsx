import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { importSession, useSession } from '@/lib/hooks/account/use-session';

export interface UserState {
  /** Null until known, and when nobody is signed in. */
  readonly user: CurrentUser | null;
  /** True until the session and, for a logged-in user, the profile are known. */
  readonly loading: boolean;
  /** Error code for `errors.<code>`; empty without an error. With an error and no user, the session is unknown. */
  readonly error: ErrorCode | '';
  /** Signs the user out; without a user it does nothing. */
  logout(): Promise<void>;
}

const UserContext = createContext<UserState | null>(null);

export function UserProvider({ children }: { readonly children: ReactNode }) {
  const store = useStoreId();
  const { t } = useTranslation('common');
  const session = useSession(store);
  const hasUser = session.user !== null;

  const logout = useCallback(async () => {
    if (!hasUser) return;
    const { endSession } = await importSession();
    await endSession(store);
    notify({ type: 'success', message: t('toast.loggedOut') });
  }, [hasUser, t, store]);

  const value = useMemo(() => ({ ...session, logout }), [session, logout]);
  return <UserContext value={value}>{children}</UserContext>;
}

/** The user of this browser, live. Throws outside `UserProvider`. */
export function useUserContext(): UserState {
  const state = useContext(UserContext);
  if (!state) throw new Error('useUserContext must be used within a UserContext');
  return state;
}
