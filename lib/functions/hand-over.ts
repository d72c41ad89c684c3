import type { Callables } from '@/lib/domain/api/callables';
import { call } from '@/lib/functions/call';

const KEY = 'hand-over';
const RETRY_MS = 30_000;

type Request = Callables['completeSignUp']['request'];

/** What hands a guest's orders over to the member `uid`; the guest's token in it lives for an hour. */
interface HandOver {
  readonly uid: string;
  readonly request: Request;
}

/** Keeps it in this browser until it is done; null forgets it. */
export function keepHandOver(handOver: HandOver | null): void {
  try {
    if (handOver) localStorage.setItem(KEY, JSON.stringify(handOver));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is the login's own try alone.
  }
  window.dispatchEvent(new Event(KEY));
}

/** Does what a login of `uid` could not: at once, with the network and from time to time, until it is done or stopped. */
export function followHandOver(uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let stopped = false;

  const attempt = async () => {
    const kept = keptHandOver();
    if (busy || stopped || kept?.uid !== uid) return;
    busy = true;
    const done = await call('completeSignUp', kept.request);
    busy = false;
    // A token that has expired is nobody's any more.
    if (done.ok || done.error.code === 'not-allowed') keepHandOver(null);
    else later();
  };
  const again = () => void attempt();
  const later = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(again, RETRY_MS);
  };

  window.addEventListener('online', again);
  window.addEventListener(KEY, later);
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', again);
    window.removeEventListener(KEY, later);
  };
}

function keptHandOver(): HandOver | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isHandOver(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** What is in it the function validates. */
const isHandOver = (kept: unknown): kept is HandOver =>
  typeof kept === 'object' && kept !== null && 'uid' in kept && 'request' in kept;
