import { getMessaging } from 'firebase-admin/messaging';
import type { Locale } from '@/lib/domain/locale';
import { errorCode } from '@/functions/src/adapters/database/error-code';
import { fetchBounded } from '@/functions/src/adapters/network/fetch-bounded';

/** FCM's answers about a token that is revoked, reset or invalid. */
const GONE: readonly unknown[] = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
];
/** FCM's answers about a token it does not take: malformed, or of another sender. A wrong setting of ours looks the same. */
const REFUSED: readonly unknown[] = ['messaging/invalid-argument', 'messaging/mismatched-credential'];
/** TTL of a push: a day later it is of no use. */
const TTL_SECONDS = 24 * 60 * 60;

/** Bounds on the stand-in's response. */
const BOUNDS = { timeoutMs: 10_000, mostBytes: 64 * 1024 };

/** A message for one browser; the service worker (public/firebase-messaging-sw.js) draws it. */
export interface PushMessage {
  /** The browser's FCM token. */
  readonly token: string;
  readonly title: string;
  readonly body: string;
  /** The page a tap opens, as a path of the shop. */
  readonly link: string;
  readonly locale: Locale;
  readonly direction: 'ltr' | 'rtl';
  /** Same for every attempt, so that the browser replaces a repeated one. At most 32 characters. */
  readonly tag: string;
}

type Sent = 'sent' | 'gone' | 'refused';

/**
 * Resolves to `gone` when the token reaches no browser any more, to `refused` when FCM does not take it; rejects when the outcome is
 * unknown.
 */
export type SendPush = (message: PushMessage) => Promise<Sent>;

/** Sends through FCM, or to the stand-in at `host:port` where there is one. */
export function createSendPush(host: () => string): SendPush {
  return (message) => (host() ? sendToStandIn(host(), message) : sendThroughFcm(message));
}

/** Sends data only, without FCM's `notification`, which the browser would show a second time. */
async function sendThroughFcm({ token, tag, ...data }: PushMessage): Promise<Sent> {
  const headers = { TTL: String(TTL_SECONDS), Urgency: 'high', Topic: tag };
  try {
    await getMessaging().send({ token, data: { ...data, tag }, webpush: { headers } });
    return 'sent';
  } catch (error) {
    const code = errorCode(error);
    if (GONE.includes(code)) return 'gone';
    if (REFUSED.includes(code)) return 'refused';
    throw error;
  }
}

async function sendToStandIn(host: string, message: PushMessage): Promise<Sent> {
  const response = await fetchBounded(`http://${host}/api/pushes`, {
    ...BOUNDS,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (response.status === 404) return 'gone';
  if (!response.ok) throw new Error(`The local stand-in for FCM answered ${response.status}.`);
  return 'sent';
}
