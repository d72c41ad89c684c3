import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import {
  parsePageVersion,
  parseStorePage,
  type PageVersion,
  type StorePage,
  type StorePageId,
} from '@/lib/domain/store/store-page';
import { watchDocument, watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

const VERSIONS_SHOWN = 50;

/** A page that the store writes itself; null until it was saved for the first time. */
export const watchStorePage = (
  store: StoreId,
  page: StorePageId,
  onNext: (page: StorePage | null) => void,
  onError: OnError,
): Stop =>
  watchDocument(collections.storePage(store, page), (_, data) => parseStorePage(data), onNext, onError);

/** The latest saved versions of a page, newest first; for staff only. */
export const watchPageVersions = (
  store: StoreId,
  page: StorePageId,
  onNext: (versions: PageVersion[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ query, collection, orderBy, limit }, db) =>
      query(
        collection(db, collections.storePageVersions(store, page)),
        orderBy('savedAt', 'desc'),
        limit(VERSIONS_SHOWN),
      ),
    parsePageVersion,
    onNext,
    onError,
  );
