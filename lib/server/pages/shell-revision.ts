import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { EVERY_PAGE_CHANGE } from '@/lib/domain/store/page-change';
import { withTimeout } from '@/lib/server/with-timeout';
import { serverEnv } from '@/lib/server/env';
import { adminFirestore } from '@/lib/server/firebase';
import { PageChanges, committedAt } from '@/lib/server/page-cache/page-changes';
import { getDocument } from '@/lib/server/reads/counted';

const listeners = new Map<StoreId, PageChanges>();

function listened(store: StoreId): PageChanges {
  const known = listeners.get(store);
  if (known) return known;
  const changes = new PageChanges(
    adminFirestore().collection(collections.pageChanges(store)).where('__name__', '==', EVERY_PAGE_CHANGE),
  );
  listeners.set(store, changes);
  return changes;
}

/** The shell's last revision known to this server's listener, without a read: for pages rendered per request. */
export async function latestKnownRevision(store: StoreId): Promise<number> {
  if (serverEnv.isBuilding) return 0;
  const changes = listened(store);
  await changes.isCurrent();
  return changes.everyPage;
}

/** The shell's current revision, by one read: for cached pages, which must not use an older one. */
export async function readRevision(store: StoreId): Promise<number> {
  if (serverEnv.isBuilding) return 0;
  const ref = adminFirestore().doc(collections.everyPageChange(store));
  return committedAt(await withTimeout(getDocument(ref)));
}
