import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { withTimeout } from '@/lib/server/with-timeout';
import { adminFirestore } from '@/lib/server/firebase';

export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly storeId: StoreId;
  /** What does not answer, for whoever is on call. */
  readonly cause?: 'database' | 'store-not-found';
}

/** A load balancer gives up after about this long, milliseconds. */
const TIMEOUT_MS = 3000;
/** The database is checked no more often than this. */
const TTL_MS = 5000;

let kept: { health: Promise<Health>; until: number } | undefined;

/** Whether this server can serve its store now: one document read, at most every five seconds. */
export function readHealth(store: StoreId): Promise<Health> {
  const now = Date.now();
  if (!kept || kept.until <= now) kept = { health: ask(store), until: now + TTL_MS };
  return kept.health;
}

async function ask(store: StoreId): Promise<Health> {
  const read = adminFirestore().doc(collections.storeSetting(store)).get();
  const snapshot = await withTimeout(read, TIMEOUT_MS).catch(() => null);
  if (!snapshot) return { status: 'unavailable', storeId: store, cause: 'database' };
  if (!snapshot.exists) return { status: 'unavailable', storeId: store, cause: 'store-not-found' };
  return { status: 'ok', storeId: store };
}
