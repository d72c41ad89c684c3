import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';

const TIMEOUT_MS = 5000;

/** Whether the shop of this store, and not only some server, answers on the domain over https. Never rejects. */
export type ServesStore = (domain: string, store: StoreId) => Promise<boolean>;

export const servesStore: ServesStore = async (domain, store) => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`https://${domain}/api/health`, { redirect: 'error', signal });
    return fieldsOf(await answer.json()).storeId === store;
  } catch {
    return false;
  }
};
