import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { env } from '@/lib/env';
import { firebaseApp } from '@/lib/firebase/app';

function connect(): Auth {
  // Local storage, because `session.ts` has to see without the SDK whether somebody is signed in.
  const auth = initializeAuth(firebaseApp(), { persistence: browserLocalPersistence });
  if (env.emulators.auth)
    connectAuthEmulator(auth, `http://${env.emulators.auth}`, { disableWarnings: true });
  return auth;
}

/** The Auth SDK and its instance. Import this only through `lib/firebase/auth/session`, dynamically. */
export const auth = connect();
export * as sdk from 'firebase/auth';
