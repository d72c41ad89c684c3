import type { User } from 'firebase/auth';
import type { StoreId } from '@/lib/domain/ids';
import { supportedStore } from '@/lib/domain/platform/support-access';

/** Whether this session came into the store by an owner's consent, as the platform's support. */
export const supportsStore = async (user: User, store: StoreId): Promise<boolean> =>
  supportedStore((await user.getIdTokenResult()).claims) === store;
