import { useStoreSetting } from '@/context/store-setting-context';
import type { StoreId } from '@/lib/domain/ids';

/** The id of the store that this page belongs to. Throws outside `StoreSettingProvider`. */
export const useStoreId = (): StoreId => useStoreSetting().storeId;
