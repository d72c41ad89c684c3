import type { Query } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import type { StoreId } from '@/lib/domain/ids';
import { readingOf } from '@/lib/server/reads/counted';
import { PageChanges } from './page-changes';

/** Bound on the stores that one server listens to. */
const MOST_STORES = 1_000;
/** A store without visitors is listened to no longer. */
const IDLE_MS = 10 * 60_000;

/** Listens to the page changes of each store that is asked for; `changesOf` is its query. */
export function storeListeners(changesOf: (store: StoreId) => Query): (store: StoreId) => PageChanges {
  const listeners = new LRUCache<string, PageChanges>({
    max: MOST_STORES,
    ttl: IDLE_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (changes) => changes.stop(),
  });
  return (store) => {
    const known = listeners.get(store);
    if (known) return known;
    const changes = new PageChanges(changesOf(store), Date.now, (work) => readingOf(store, work));
    listeners.set(store, changes);
    return changes;
  };
}
