import { startTransition, useEffect, useState } from 'react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { StoreId } from '@/lib/domain/ids';
import { loadAuth, onSession } from '@/lib/firebase/auth/session';
import { whenLoaded } from '@/lib/firebase/when-loaded';
import type { Session } from '@/lib/hooks/account/listen-to-session';

const NOBODY: Session = { user: null, loading: false, error: '' };
const UNKNOWN: Session = { ...NOBODY, loading: true };

/** Loads the session's code; a logged-in user has it already. */
export const importSession = () => import('@/lib/hooks/account/listen-to-session');

const loadFollower = async () => {
  const [{ listenToSession }, auth] = await Promise.all([importSession(), loadAuth()]);
  return (store: StoreId, onChange: (session: Session) => void) => listenToSession(auth, store, onChange);
};

/** Loads nothing in a browser without a stored session. */
function watchSession(store: StoreId, onChange: (session: Session) => void): () => void {
  let stop = () => {};
  let follows = false;
  let failed = false;
  const load = () => {
    // Set before the Auth SDK loads, because that calls `onSession`.
    follows = true;
    if (failed) onChange(UNKNOWN);
    return loadFollower();
  };
  const fail = (error: ErrorCode) => {
    follows = false;
    failed = true;
    onChange({ ...NOBODY, error });
  };
  const stopAsking = onSession(() => {
    if (follows) return;
    stop();
    stop = whenLoaded(load, (start) => start(store, onChange), fail);
  });
  if (!follows) onChange(NOBODY);
  return () => {
    stopAsking();
    stop();
  };
}

/** The user of this browser, live: null and loading until known. With an error the user is unknown, and the load is retried. */
export function useSession(store: StoreId): Session {
  const [session, setSession] = useState(UNKNOWN);
  // An urgent update would make React hydrate the whole page at once.
  useEffect(() => watchSession(store, (next) => startTransition(() => setSession(next))), [store]);
  return session;
}
