import { SECRET_MANAGER } from '@/functions/src/adapters/secrets/read-secret';
import { createSecretStoreKeys, type SecretStoreKeysDeps } from './secret-store-keys';
import { createEnvStoreKeys, type StripeStoreKeys } from './store-keys';

interface Choice extends Omit<SecretStoreKeysDeps, 'origin' | 'timeoutMs'> {
  /** Whether this is the local Firebase, or Google's emulators, and no real project. */
  readonly isLocal: boolean;
  /** STRIPE_STORE_KEYS, set on the local Firebase only. */
  readonly storeKeys: () => string;
}

/** Its two timeouts and Stripe's together stay within the 60 s that a shopper's browser waits for a callable. */
const TIMEOUT_MS = 5000;

/** A real project reads its keys from Secret Manager only. */
export const chooseStoreKeys = ({ isLocal, storeKeys, ...deps }: Choice): StripeStoreKeys =>
  isLocal
    ? createEnvStoreKeys({ storeKeys, mode: deps.mode })
    : createSecretStoreKeys({ ...deps, origin: SECRET_MANAGER, timeoutMs: TIMEOUT_MS });
