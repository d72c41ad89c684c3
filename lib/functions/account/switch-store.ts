import type { MouseEvent } from 'react';
import type { StoreId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { SWITCH_ENTRY } from '@/lib/domain/tenancy/store-place';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';

/** Where a page of another store's admin opens without a second login; null where the person logs in there. */
export async function entryTo(store: StoreId, path: string): Promise<string | null> {
  const begun = await call('beginSwitch', { storeId: store });
  const entry = begun.ok ? begun.value.entry : null;
  return entry && `${entry.origin}${path}${SWITCH_ENTRY}${entry.code}`;
}

/** Where an operator enters a store's admin as support; null where the store has no platform host. */
export async function entryAsSupport(store: StoreId, path: string): Promise<Result<string | null>> {
  const entered = await call('enterStore', { storeId: store });
  if (!entered.ok) return entered;
  const { entry } = entered.value;
  return ok(entry && `${entry.origin}${path}${SWITCH_ENTRY}${entry.code}`);
}

/**
 * Follows a link to a page of another store's admin, `path` of it, signed in where that is safe; else, and in a new tab, as any
 * link. `onLeave` is called before the page is left, which may take a second.
 */
export async function followSignedIn(
  event: MouseEvent<HTMLAnchorElement>,
  store: StoreId,
  path: string,
  onLeave: () => void = () => undefined,
): Promise<void> {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || !env.platformHost) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  onLeave();
  window.location.assign((await entryTo(store, path)) ?? href);
}
