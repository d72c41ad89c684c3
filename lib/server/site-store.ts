import { storeId, type StoreId } from '@/lib/domain/ids';
import { env } from '@/lib/env';

/** The store that this site serves, by its configuration. Pages and API routes ask for it and pass it on. */
export const siteStore = (): StoreId => storeId(env.storeId);
