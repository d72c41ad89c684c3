import type { User } from 'firebase/auth';
import type * as authModule from '@/lib/firebase/auth';

export type AuthModule = typeof authModule;

/** Where the SDK's `browserLocalPersistence` keeps the signed-in user. */
const SESSION_KEY = /^firebase:authUser:/;

let loaded: Promise<AuthModule> | undefined;
const onLoad = new Set<(module: Promise<AuthModule>) => void>();

/** Whether this browser remembers somebody, told without loading the Auth SDK. */
export function remembersSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    return false;
  }
}

/** Loads the Auth SDK; every page that watches the session attaches to it. Rejects when the network fails. */
export function loadAuth(): Promise<AuthModule> {
  if (!loaded) {
    loaded = import('@/lib/firebase/auth').catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    for (const attach of onLoad) attach(loaded);
  }
  return loaded;
}

/** Resolves once a remembered session is restored, so that the next request carries its token. */
export async function sessionReady(): Promise<void> {
  if (!loaded && !remembersSession()) return;
  const { auth } = await loadAuth();
  await auth.authStateReady();
}

/**
 * Tells the user now and after every change (sign-in, sign-out, linking, a fresh token). The SDK is loaded only when
 * the browser remembers a session, when another tab signs in, or when somebody calls `loadAuth`.
 */
export function watchSession(
  onUser: (user: User | null) => void,
  onError: (error: unknown) => void,
): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;

  const attach = (module: Promise<AuthModule>) =>
    void module.then(({ auth, sdk }) => {
      if (!stopped && !stop) stop = sdk.onIdTokenChanged(auth, onUser, onError);
    }, onError);
  const onStorage = (event: StorageEvent) => {
    if (event.newValue && SESSION_KEY.test(event.key ?? '')) void loadAuth().catch(onError);
  };

  onLoad.add(attach);
  window.addEventListener('storage', onStorage);
  if (loaded) attach(loaded);
  else if (remembersSession()) void loadAuth().catch(onError);
  else onUser(null);

  return () => {
    stopped = true;
    onLoad.delete(attach);
    window.removeEventListener('storage', onStorage);
    stop?.();
  };
}
