import { collections } from '@/lib/domain/collections';
import { parsePlatformEntry, type PlatformEntry } from '@/lib/domain/platform/platform-entry';
import type { Result } from '@/lib/domain/result';
import { readOnce } from '@/lib/firestore/read-once';
import { PER_PAGE, pageOfDocs, type DocCursor, type DocPage } from './page-of-docs';

/** A page of the operators' log after `after`, newest first; of one store, or of all with an empty id. */
export const readPlatformActivity = (
  store: string,
  after: DocCursor | null,
): Promise<Result<DocPage<PlatformEntry>>> =>
  readOnce(async ({ collection, getDocs, limit, orderBy, query, startAfter, where }, db) => {
    const page = query(
      collection(db, collections.platformActivity()),
      ...(store ? [where('storeId', '==', store)] : []),
      orderBy('at', 'desc'),
      ...(after ? [startAfter(after)] : []),
      limit(PER_PAGE + 1),
    );
    return pageOfDocs((await getDocs(page)).docs, parsePlatformEntry);
  });
