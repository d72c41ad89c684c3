import { settleWithin } from '@/lib/browser/settle-within';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { errorCodeOf } from '@/lib/firebase/error-code';
import { call } from '@/lib/functions/call';
import { storePushToken, pushToken } from '@/lib/browser/push-token';

const WORKER = '/firebase-messaging-sw.js';

/** `blocked`: the person refused, which only the browser's own settings undo. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

export function pushState(): PushState {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && pushToken() ? 'on' : 'off';
}

/** Asks for permission and registers this browser. Null when it is on or was refused, else what went wrong. */
export async function turnPushOn(
  store: StoreId,
  locale: Locale,
  newOrders: boolean,
): Promise<AppError | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { newToken } = await import('@/lib/firebase/messaging');
    const token = pushToken() ?? (await newToken(await navigator.serviceWorker.ready));
    const registered = await call('registerDevice', { storeId: store, token, locale, newOrders });
    if (!registered.ok) return registered.error;
    storePushToken(token);
    return null;
  } catch (error) {
    return { code: errorCodeOf(error) };
  }
}

/** Logging out waits no longer than this. */
const PUSH_END_MS = 3_000;

/**
 * Turns push off on this browser: FCM drops the token even where the shop cannot be reached. Waits briefly
 * for both and never fails.
 */
export async function turnPushOff(store: StoreId): Promise<null> {
  const token = pushToken();
  if (!token) return null;
  storePushToken(null);
  const forgotten = call('forgetDevice', { storeId: store, token });
  const dropped = import('@/lib/firebase/messaging').then(({ dropToken }) => dropToken());
  const warned = dropped.catch(() => console.warn('A push token could not be ended.'));
  await settleWithin(PUSH_END_MS, Promise.all([forgotten, warned]));
  return null;
}

/** Lets the local stand-in for FCM reach this browser while a page listens; with FCM itself there is nothing to do. */
export function listenForLocalPushes(): () => void {
  const token = pushToken();
  if (!env.emulators.push || !token) return () => {};
  const pushes = new EventSource(`http://${env.emulators.push}/api/pushes?token=${token}`);
  pushes.onmessage = ({ data }: MessageEvent<string>) =>
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(JSON.parse(data)));
  return () => pushes.close();
}
