import type { User } from 'firebase/auth';
import type { StoreId } from '@/lib/domain/ids';

/**
 * Whether the user's token names them among this store's people. The profile's flag says only that some store made
 * them an admin; a token older than that is renewed once.
 */
export async function hasStoreClaim(user: User, store: StoreId): Promise<boolean> {
  const claimed = async (renew: boolean) => {
    const { stores } = (await user.getIdTokenResult(renew)).claims;
    return typeof stores === 'object' && stores !== null && Object.hasOwn(stores, store);
  };
  return (await claimed(false)) || claimed(true);
}
