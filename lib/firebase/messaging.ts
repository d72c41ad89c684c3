import { deleteToken, getMessaging, getToken } from 'firebase/messaging';
import { env } from '@/lib/env';
import { firebaseApp } from '@/lib/firebase/app';

/**
 * Creates this browser's push token. Import this only dynamically, once the user allowed messages. With the local stand-in the
 * browser makes its own token, because real ones come from Google's servers.
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
