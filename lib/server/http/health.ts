import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { readCache } from '@/lib/server/read-cache';
import { withTimeout } from '@/lib/server/with-timeout';
import { adminFirestore } from '@/lib/server/firebase';
import { getDocument, readingFor } from '@/lib/server/reads/counted';

export interface Health {
  readonly status: 'ok' | 'unavailable';
  /** Null on a host without a store. */
  readonly storeId: StoreId | null;
  /** The part that does not answer, for the person on call. */
  readonly cause?: 'database' | 'store-not-found';
}

/** A load balancer gives up after about this long, milliseconds. */
const TIMEOUT_MS = 3000;
/** The database is checked no more often than this. */
const TTL_MS = 5000;

const checks = readCache<Health>({ ttlMs: TTL_MS });

/** Whether this server can serve its store now: one document read, at most every five seconds. */
export const readHealth = (store: StoreId): Promise<Health> => checks(store, () => check(store));

/** The same for a host without a store, such as the address by which a load balancer asks. */
export const readPlatformHealth = (): Promise<Health> => checks('', checkPlatform);

async function checkPlatform(): Promise<Health> {
  const snapshot = await readOrNull(collections.searchProgress());
  return snapshot
    ? { status: 'ok', storeId: null }
    : { status: 'unavailable', storeId: null, cause: 'database' };
}

async function check(store: StoreId): Promise<Health> {
  const snapshot = await readOrNull(collections.storeSetting(store));
  if (!snapshot) return { status: 'unavailable', storeId: store, cause: 'database' };
  if (!snapshot.exists) return { status: 'unavailable', storeId: store, cause: 'store-not-found' };
  return { status: 'ok', storeId: store };
}

function readOrNull(path: string) {
  const read = readingFor('health', () => getDocument(adminFirestore().doc(path)));
  return withTimeout(read, TIMEOUT_MS).catch(() => null);
}
