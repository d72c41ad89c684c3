import type { Callables } from '@/lib/domain/api/callables';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';

const KEY = 'guest-claim';
const RETRY_MS = 30_000;
/** How long the guest's token is valid. */
const TTL_MS = 60 * 60 * 1000;
/** Failures that may pass with a retry. */
const TEMPORARY_ERRORS: readonly ErrorCode[] = ['try-again', 'internal', 'too-many-requests', 'offline'];

type Request = Callables['completeSignUp']['request'];

/** The request that moves a guest's orders to the member `uid`; its guest token is valid for an hour. */
interface GuestClaim {
  readonly uid: string;
  readonly request: Request;
}

/** Stores the request in this browser until it succeeds; null removes it. */
export function storeGuestClaim(claim: GuestClaim | null): void {
  try {
    const until = Date.now() + TTL_MS;
    if (claim) localStorage.setItem(KEY, JSON.stringify({ ...claim, until }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no retry after the login's own attempt.
  }
  window.dispatchEvent(new Event(KEY));
}

/**
 * Retries the request that failed at the login of `uid`: at once, when the network returns and every 30 seconds, until it
 * succeeds or is stopped.
 */
export function retryGuestClaim(uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let stopped = false;

  const attempt = async () => {
    const stored = storedGuestClaim();
    if (busy || stopped || stored?.uid !== uid) return;
    busy = true;
    const done = await call('completeSignUp', stored.request);
    busy = false;
    if (!done.ok && TEMPORARY_ERRORS.includes(done.error.code)) later();
    else storeGuestClaim(null);
  };
  const retry = () => void attempt();
  const later = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(retry, RETRY_MS);
  };

  window.addEventListener('online', retry);
  window.addEventListener(KEY, later);
  retry();
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', retry);
    window.removeEventListener(KEY, later);
  };
}

function storedGuestClaim(): GuestClaim | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isGuestClaim(stored) && stored.until > Date.now() ? stored : null;
  } catch {
    return null;
  }
}

/** The function validates its content. */
const isGuestClaim = (stored: unknown): stored is GuestClaim & { readonly until: number } =>
  typeof stored === 'object' &&
  stored !== null &&
  'uid' in stored &&
  'request' in stored &&
  'until' in stored;
