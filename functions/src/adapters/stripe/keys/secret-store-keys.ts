import {
  readSecret,
  SecretUnavailableError,
  type SecretDeps,
} from '@/functions/src/adapters/secrets/read-secret';
import { ttlCache } from '@/functions/src/adapters/ttl-cache';
import type { StripeStoreKeys } from './store-keys';
import { modeOf, parseKeysJson, parseStoreKeys, storeKeysSecret, type StoreKeys } from './stripe-keys';

/** TTL in an instance, of missing keys too; after it, every instance uses a secret's new version. */
const TTL_MS = 5 * 60 * 1000;
const MOST_STORES = 1000;

export interface SecretStoreKeysDeps extends SecretDeps {
  /** STRIPE_MODE */
  readonly mode: () => string;
  /** Anybody can name a store to the webhook, so only those that take cards are looked up. */
  readonly takesCards: (store: string) => boolean;
  readonly now: () => number;
}

/**
 * A secret per store in Secret Manager, `STRIPE_STORE_KEYS_{store}`, read when it is needed: their number has no bound, and new
 * ones need no deployment. Concurrent calls for one store share a request. Every answer is cached, wrong keys too; a missing
 * answer is not.
 */
export function createSecretStoreKeys(deps: SecretStoreKeysDeps): StripeStoreKeys {
  const { now, takesCards } = deps;
  const cached = ttlCache<string, Promise<StoreKeys | null>>({
    now,
    ttlMs: TTL_MS,
    most: MOST_STORES,
  });

  return {
    async read(store) {
      if (!takesCards(store)) return null;
      const known = cached.get(store);
      if (known) return known;
      const reading = access(deps, store);
      cached.set(store, reading);
      try {
        return await reading;
      } catch (error) {
        if (error instanceof SecretUnavailableError && cached.peek(store) === reading) cached.delete(store);
        throw error;
      }
    },
  };
}

async function access(deps: SecretStoreKeysDeps, store: string): Promise<StoreKeys | null> {
  const secret = storeKeysSecret(store);
  const stored = await readSecret(deps, secret);
  if (stored === null) return null;
  const wanted = '{"secretKey", "publishableKey", "webhookSecret"}';
  return parseStoreKeys(parseKeysJson(stored, secret, wanted), modeOf(deps.mode()), secret);
}
