import { memberOf } from '@/lib/domain/account/current-user';
import type { StoreId } from '@/lib/domain/ids';
import { SWITCH_ENTRY } from '@/lib/domain/tenancy/store-place';
import { isOfPlatform } from '@/lib/domain/tenancy/platform-name';
import { env } from '@/lib/env';
import { hasStoreClaim } from '@/lib/firebase/auth/has-store-claim';
import { withAuth } from '@/lib/firebase/auth/with-auth';
import { call } from '@/lib/functions/call';

let entering = false;
const listeners = new Set<() => void>();

/** Whether this page was opened with a code that is not used up yet. */
export const isEntering = (): boolean => entering || window.location.hash.startsWith(SWITCH_ENTRY);

/** An address without the code, which belongs into no link and no history. */
export const withoutEntry = (address: string): string => address.split(SWITCH_ENTRY, 1)[0] ?? '';

/** Uses the code of this page's address, once, and calls `tell` when it is over. */
export function enter(store: StoreId, tell: () => void): () => void {
  listeners.add(tell);
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(SWITCH_ENTRY)) {
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    entering = true;
    void redeem(store, hash.slice(SWITCH_ENTRY.length)).finally(() => {
      entering = false;
      for (const listener of listeners) listener();
    });
  }
  return () => void listeners.delete(tell);
}

/**
 * A code that no page of the platform led here with is left alone: whoever made it may want to have somebody else work, or
 * shop, in an account that is not theirs. Who may work here already goes on as they are.
 */
async function redeem(store: StoreId, code: string): Promise<void> {
  const { referrer } = document;
  if (!URL.canParse(referrer) || !isOfPlatform(new URL(referrer).hostname, env.platformHost)) return;
  const present = await withAuth(async ({ auth }) => {
    const user = memberOf(auth.currentUser);
    return user !== null && (await hasStoreClaim(user, store));
  });
  if (present.ok && present.value) return;
  const finished = await call('finishSwitch', { storeId: store, code });
  if (!finished.ok) return;
  // The forms' rules come along, which an admin's first screen does not need otherwise.
  const { logInByToken } = await import('@/lib/functions/account/account');
  await logInByToken(store, finished.value.token);
}
