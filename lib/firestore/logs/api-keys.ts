import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { MOST_API_KEYS, parseApiKey, type ApiKey } from '@/lib/domain/rest/api-key';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The store's keys, newest first, live; for its owner. */
export const watchApiKeys = (store: StoreId, onNext: (keys: ApiKey[]) => void, onError: OnError): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, collections.apiKeys(store)), orderBy('createdAt', 'desc'), limit(MOST_API_KEYS)),
    parseApiKey,
    onNext,
    onError,
  );
