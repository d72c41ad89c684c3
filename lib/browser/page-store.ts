import { storeId, type StoreId } from '@/lib/domain/ids';

/** The name of the `meta` element in which each page names its store. */
export const STORE_META = 'store';

/**
 * The store of the open page, for browser modules outside React; components use `useStoreId`. A document belongs to one
 * store as long as it is open. Throws where no page is open, as on the server.
 */
export function pageStore(): StoreId {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${STORE_META}"]`)?.content;
  if (!named) throw new Error('This page names no store');
  return storeId(named);
}

/** Names the store of an open page that came without one: an error page, which is the same for all stores. */
export function namePageStore(store: StoreId): void {
  document.head.append(Object.assign(document.createElement('meta'), { name: STORE_META, content: store }));
}
