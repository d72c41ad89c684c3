import type { User } from 'firebase/auth';
import type { StoreId } from '@/lib/domain/ids';

/**
 * Whether the user's token has a claim for this store. The profile's flag only says that some store made them an admin. A token
 * without the claim may be older than it, so it is refreshed once.
 */
export async function hasStoreClaim(user: User, store: StoreId): Promise<boolean> {
  const claimed = async (renew: boolean) => {
    const { stores } = (await user.getIdTokenResult(renew)).claims;
    return typeof stores === 'object' && stores !== null && Object.hasOwn(stores, store);
  };
  return (await claimed(false)) || claimed(true);
}
