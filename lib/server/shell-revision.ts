import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { EVERY_PAGE_CHANGE } from '@/lib/domain/store/page-change';
import { env } from '@/lib/env';
import { answered } from '@/lib/server/answered';
import { serverEnv } from '@/lib/server/env';
import { adminFirestore } from '@/lib/server/firebase';
import { PageChanges, committedAt } from '@/lib/server/page-cache/page-changes';

const store = storeId(env.storeId);
let changes: PageChanges | undefined;

const listened = (): PageChanges =>
  (changes ??= new PageChanges(
    adminFirestore().collection(collections.pageChanges(store)).where('__name__', '==', EVERY_PAGE_CHANGE),
  ));

/** When what every page shows last changed, as this server has heard: for pages that are made per request, and no read. */
export async function heardRevision(): Promise<number> {
  if (serverEnv.isBuilding) return 0;
  await listened().isCurrent();
  return listened().everyPage;
}

/** The same as it is now, by one read: for a page that is kept, which must not be made of what is heard of a moment later. */
export async function readRevision(): Promise<number> {
  if (serverEnv.isBuilding) return 0;
  return committedAt(await answered(adminFirestore().doc(collections.everyPageChange(store)).get()));
}
