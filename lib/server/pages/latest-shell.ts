import type { StoreId } from '@/lib/domain/ids';
import { cachedShell } from './shell-props';
import { latestKnownRevision } from './shell-revision';

/** The cached shell of the last revision that this server knows, for pages and files rendered per request. */
export const latestShell = async (store: StoreId) => cachedShell(store, await latestKnownRevision(store));
