import { deleteToken, getMessaging, getToken } from 'firebase/messaging';
import { env } from '@/lib/env';
import { firebaseApp } from '@/lib/firebase/app';

/**
 * The token with which this browser can be reached. Reached by a dynamic import alone, once the person allowed
 * messages. With the local stand-in the browser makes the token itself, because Google's servers give out the others.
 */
export async function newToken(serviceWorkerRegistration: ServiceWorkerRegistration): Promise<string> {
  if (env.emulators.push) return `local-${crypto.randomUUID()}`;
  return getToken(getMessaging(firebaseApp()), {
    serviceWorkerRegistration,
    ...(env.vapidKey && { vapidKey: env.vapidKey }),
  });
}

export async function dropToken(): Promise<void> {
  if (!env.emulators.push) await deleteToken(getMessaging(firebaseApp()));
}
