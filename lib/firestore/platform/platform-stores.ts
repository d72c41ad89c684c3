import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import {
  parsePlatformStore,
  storeQuery,
  type PlatformStore,
  type StoreSort,
} from '@/lib/domain/platform/platform-store';
import type { Result } from '@/lib/domain/result';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';
import { readOnce } from '@/lib/firestore/read-once';
import { PER_PAGE, pageOfDocs, type DocCursor, type DocPage } from './page-of-docs';

export interface StoresAsked {
  /** What was typed; empty for all stores. */
  readonly q: string;
  readonly sort: StoreSort;
}

/** A page of the stores after `after`; for operators. */
export const readPlatformStores = (
  { q, sort }: StoresAsked,
  after: DocCursor | null,
): Promise<Result<DocPage<PlatformStore>>> =>
  readOnce(async ({ collection, getDocs, limit, orderBy, query, startAfter, where }, db) => {
    const word = storeQuery(q);
    const page = query(
      collection(db, collections.platformStores()),
      ...(word ? [where('words', 'array-contains', word)] : []),
      orderBy(sort, sort === 'sortName' ? 'asc' : 'desc'),
      ...(after ? [startAfter(after)] : []),
      limit(PER_PAGE + 1),
    );
    return pageOfDocs((await getDocs(page)).docs, parsePlatformStore);
  });

/** One store, live, so that a suspension shows at once. */
export const watchPlatformStore = (
  store: StoreId,
  onNext: (store: PlatformStore | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.platformStore(store), parsePlatformStore, onNext, onError);
