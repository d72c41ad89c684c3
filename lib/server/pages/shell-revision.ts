import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { EVERY_PAGE_CHANGE } from '@/lib/domain/store/page-change';
import { withTimeout } from '@/lib/server/with-timeout';
import { adminFirestore } from '@/lib/server/firebase';
import { committedAt } from '@/lib/server/page-cache/page-changes';
import { storeListeners } from '@/lib/server/page-cache/store-listeners';
import { getDocument } from '@/lib/server/reads/counted';

const changesOf = storeListeners((store) =>
  adminFirestore().collection(collections.pageChanges(store)).where('__name__', '==', EVERY_PAGE_CHANGE),
);

/** The shell's last revision known to this server's listener, without a read: for pages rendered per request. */
export async function latestKnownRevision(store: StoreId): Promise<number> {
  const changes = changesOf(store);
  await changes.isCurrent();
  return changes.everyPage;
}

/** The shell's current revision, by one read: for cached pages, which must not use an older one. */
export async function readRevision(store: StoreId): Promise<number> {
  const ref = adminFirestore().doc(collections.everyPageChange(store));
  return committedAt(await withTimeout(getDocument(ref)));
}
