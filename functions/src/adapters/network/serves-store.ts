import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { fetchBounded } from './fetch-bounded';

/** The answer is one line of JSON, but the domain's owner may send anything. */
const BOUNDS = { timeoutMs: 5000, mostBytes: 4096 };

/** Whether the shop of this store, and not only some server, answers on the domain over https. Never rejects. */
export type ServesStore = (domain: string, store: StoreId) => Promise<boolean>;

export const servesStore: ServesStore = async (domain, store) => {
  try {
    const { text } = await fetchBounded(`https://${domain}/api/health`, { ...BOUNDS, redirect: 'error' });
    return fieldsOf(JSON.parse(text)).storeId === store;
  } catch {
    return false;
  }
};
