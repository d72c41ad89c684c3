import type { User } from 'firebase/auth';
import type { StoreId } from '@/lib/domain/ids';

/**
 * Whether the user's token has a claim for this store. The profile's flag only says that some store made them an admin. A token
 * without the claim, or from before the e-mail was verified, may be older than they are, so it is refreshed once.
 */
export async function hasStoreClaim(user: User, store: StoreId): Promise<boolean> {
  const claimed = async (renew: boolean) => {
    const { stores, email_verified: verified } = (await user.getIdTokenResult(renew)).claims;
    if (!renew && user.emailVerified && verified !== true) return false;
    return typeof stores === 'object' && stores !== null && Object.hasOwn(stores, store);
  };
  return (await claimed(false)) || claimed(true);
}
