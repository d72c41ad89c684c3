import { useEffect, useState } from 'react';
import type { StoreId } from '@/lib/domain/ids';
import { followSession, type Session } from '@/lib/hooks/follow-session';

const UNKNOWN: Session = { user: null, loading: true, error: '' };

/** Who uses this browser, live: null and loading until known. */
export function useSession(store: StoreId): Session {
  const [session, setSession] = useState(UNKNOWN);
  useEffect(() => followSession(store, setSession), [store]);
  return session;
}
