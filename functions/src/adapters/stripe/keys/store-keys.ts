import { fieldsOf } from '@/lib/domain/parse/fields';
import { modeOf, parseKeysJson, parseStoreKeys, type StoreKeys } from './stripe-keys';

/** The accounts of the stores at Stripe. */
export interface StripeStoreKeys {
  /**
   * Null where the store takes no cards. Rejects with `SecretUnavailableError` while the keys cannot be read, and with a one-sentence
   * error if they are wrong.
   */
  read(store: string): Promise<StoreKeys | null>;
}

interface EnvTexts {
  readonly storeKeys: () => string;
  /** STRIPE_MODE */
  readonly mode: () => string;
}

const WANTED = '{"store": {"secretKey", "publishableKey", "webhookSecret"}}, or {} for no store';

/** All keys in one text, for the local Firebase and tests: JSON by store id. */
export function createEnvStoreKeys({ storeKeys, mode }: EnvTexts): StripeStoreKeys {
  function keysOf(store: string): StoreKeys | null {
    const stores = fieldsOf(parseKeysJson(storeKeys(), 'STRIPE_STORE_KEYS', WANTED));
    if (!Object.hasOwn(stores, store)) return null;
    return parseStoreKeys(stores[store], modeOf(mode()), `STRIPE_STORE_KEYS for the store "${store}"`);
  }

  return { read: (store) => new Promise((resolve) => resolve(keysOf(store))) };
}
