import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import {
  MOST_VERSIONS,
  parseOwnPage,
  parseOwnPageVersion,
  type OwnPage,
  type OwnPageVersion,
} from '@/lib/domain/own-pages/own-page';
import { watchDocument, watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The bound of firestore.rules on one list. */
const PAGES_SHOWN = 100;

/**
 * The pages that the store built of sections, the latest change first; for staff only. If there are more than one list may
 * hold, a second list has the oldest: together they hold MOST_PAGES.
 */
export function watchOwnPages(store: StoreId, onNext: (pages: OwnPage[]) => void, onError: OnError): Stop {
  let stopOldest: Stop | null = null;
  let latest: readonly OwnPage[] = [];
  let oldest: readonly OwnPage[] = [];
  const tell = () => {
    const pages = new Map([...oldest, ...latest].map((page) => [page.id, page]));
    onNext([...pages.values()].sort((one, other) => other.updatedAt - one.updatedAt));
  };
  const stopLatest = watchHalf(store, 'desc', onError, (pages) => {
    latest = pages;
    tell();
    if (pages.length < PAGES_SHOWN) return;
    stopOldest ??= watchHalf(store, 'asc', onError, (others) => {
      oldest = others;
      tell();
    });
  });
  return () => {
    stopLatest();
    stopOldest?.();
  };
}

const watchHalf = (
  store: StoreId,
  order: 'asc' | 'desc',
  onError: OnError,
  onNext: (pages: OwnPage[]) => void,
): Stop =>
  watchQuery(
    ({ query, collection, orderBy, limit }, db) =>
      query(collection(db, collections.ownPages(store)), orderBy('updatedAt', order), limit(PAGES_SHOWN)),
    parseOwnPage,
    onNext,
    onError,
  );

/** One of them; null if there is none. */
export const watchOwnPage = (
  store: StoreId,
  id: string,
  onNext: (page: OwnPage | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.ownPage(store, id), parseOwnPage, onNext, onError);

/** The published versions of a page, newest first. */
export const watchOwnPageVersions = (
  store: StoreId,
  id: string,
  onNext: (versions: OwnPageVersion[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ query, collection, orderBy, limit }, db) =>
      query(
        collection(db, collections.ownPageVersions(store, id)),
        orderBy('savedAt', 'desc'),
        limit(MOST_VERSIONS),
      ),
    parseOwnPageVersion,
    onNext,
    onError,
  );
