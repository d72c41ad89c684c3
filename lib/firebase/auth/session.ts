import { memberOf } from '@/lib/domain/account/current-user';
import type * as authModule from '@/lib/firebase/auth/auth';
import { loadSdk } from '@/lib/firebase/load-sdk';

export type AuthModule = typeof authModule;

/** The storage key under which the SDK's `browserLocalPersistence` stores the signed-in user. */
const SESSION_KEY = /^firebase:authUser:/;

let loaded: Promise<AuthModule> | undefined;
const onLoad = new Set<() => void>();

/** Whether this browser has a stored session; answers without loading the Auth SDK. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    return false;
  }
}

/** Loads the Auth SDK and notifies the session's listeners. Rejects when the network fails. */
export function loadAuth(): Promise<AuthModule> {
  if (!loaded) {
    loaded = loadSdk(() => import('@/lib/firebase/auth/auth')).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    for (const tell of onLoad) tell();
  }
  return loaded;
}

/** Resolves once a stored session is restored, so that the next request carries its token. */
export async function sessionReady(): Promise<void> {
  if (!loaded && !hasStoredSession()) return;
  const { auth } = await loadAuth();
  await auth.authStateReady();
}

/** The uid of a logged-in member, once this browser's session is restored; null for guests and without a session. */
export async function memberUid(): Promise<string | null> {
  if (!hasStoredSession()) return null;
  await sessionReady();
  const { auth } = await loadAuth();
  return memberOf(auth.currentUser)?.uid ?? null;
}

export async function signOut(): Promise<void> {
  const { auth, sdk } = await loadAuth();
  await sdk.signOut(auth);
}

/**
 * Calls `listener` when there may be a session: at once where one is stored, later when another tab signs in
 * or `loadAuth` runs. It may be called more than once; the returned function removes it.
 */
export function onSession(tell: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.newValue && SESSION_KEY.test(event.key ?? '')) tell();
  };
  onLoad.add(tell);
  window.addEventListener('storage', onStorage);
  if (loaded || hasStoredSession()) tell();
  return () => {
    onLoad.delete(tell);
    window.removeEventListener('storage', onStorage);
  };
}
