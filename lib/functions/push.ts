import { answerWithin, settleWithin } from '@/lib/settle-within';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { errorCodeOf } from '@/lib/firebase/error-code';
import { loadSdk } from '@/lib/firebase/load-sdk';
import { call } from '@/lib/functions/call';
import { newOrdersOf, storePushToken, pushToken } from '@/lib/browser/push-token';
import { readyWorker } from '@/lib/browser/service-worker';

/** `blocked`: the user refused, which only the browser's settings can undo. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Of a staff member (their uid) it is on only if this browser was registered for their store's new orders too. */
export function pushState(staff: string | null): PushState {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isRegistered = staff === null ? pushToken() !== null : newOrdersOf() === staff;
  return Notification.permission === 'granted' && isRegistered ? 'on' : 'off';
}

/** Timeout of the permission prompt: Firefox and Safari never settle one that was dismissed. */
const PERMISSION_MS = 60_000;
/** Timeout of the service worker's start and of FCM's token. */
const WORKER_MS = 15_000;
const TOKEN_MS = 30_000;

/**
 * Asks for permission and registers this browser, for a staff member (their uid) also for new orders. Null if it is on or was
 * refused, else the error.
 */
export async function turnPushOn(
  store: StoreId,
  locale: Locale,
  staff: string | null,
): Promise<AppError | null> {
  await settleWithin(PERMISSION_MS, Notification.requestPermission());
  if (Notification.permission !== 'granted') return null;
  try {
    const worker = await answerWithin(WORKER_MS, readyWorker());
    const { newToken } = await loadMessaging();
    const token = pushToken() ?? (await answerWithin(TOKEN_MS, newToken(worker)));
    const registered = await call('registerDevice', {
      storeId: store,
      token,
      locale,
      newOrders: staff !== null,
    });
    if (!registered.ok) return registered.error;
    storePushToken(token, staff);
    return null;
  } catch (error) {
    return { code: errorCodeOf(error) };
  }
}

const loadMessaging = () => loadSdk(() => import('@/lib/firebase/messaging'));

/** Bound on how long logging out waits for this. */
const PUSH_END_MS = 3_000;

/**
 * Turns push off on this browser: FCM drops the token even if the shop cannot be reached. Waits briefly for both and never
 * fails.
 */
export async function turnPushOff(store: StoreId): Promise<null> {
  const token = pushToken();
  if (!token) return null;
  storePushToken(null);
  const forgotten = call('forgetDevice', { storeId: store, token });
  const dropped = loadMessaging().then(({ dropToken }) => dropToken());
  const warned = dropped.catch(() => console.warn('A push token could not be ended.'));
  await settleWithin(PUSH_END_MS, Promise.all([forgotten, warned]));
  return null;
}

/** Lets the local stand-in for FCM reach this browser while a page listens; with FCM itself it does nothing. */
export function listenForLocalPushes(): () => void {
  const token = pushToken();
  if (!env.emulators.push || !token) return () => {};
  const pushes = new EventSource(`http://${env.emulators.push}/api/pushes?token=${token}`);
  pushes.onmessage = ({ data }: MessageEvent<string>) =>
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(JSON.parse(data)));
  return () => pushes.close();
}
