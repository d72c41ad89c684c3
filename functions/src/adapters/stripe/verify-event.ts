import type Stripe from 'stripe';
import type { StripeStoreKeys } from './keys/store-keys';
import type { StripeSettings } from './stripe-settings';

/** The account whose customers are the store owners; no store can have this id as its own account. */
export const PLATFORM = 'platform';

/** The accounts that the platform connects: one address for all of them, with a secret of its own. No store's id has a slash. */
export const CONNECT = 'platform/connect';

/** As Stripe recommends, so that a captured event cannot be replayed later. */
const TOLERANCE_SECONDS = 300;

/** The event, if this account signed it recently; null for anything else. Rejects as `StripeStoreKeys` does. */
export type VerifyEvent = (account: string, body: Buffer, signature: string) => Promise<Stripe.Event | null>;

export function createVerifyEvent(settings: () => StripeSettings, storeKeys: StripeStoreKeys): VerifyEvent {
  const secretOf = async (account: string): Promise<string | undefined> => {
    if (account === PLATFORM) return settings().platform.webhookSecret;
    if (account === CONNECT) return settings().connect.webhookSecret;
    return (await storeKeys.read(account))?.webhookSecret;
  };

  return async (account, body, signature) => {
    // A request without a signature is never valid, so it causes no read.
    if (!signature) return null;
    const webhookSecret = await secretOf(account);
    if (!webhookSecret) return null;
    const { default: StripeClient } = await import('stripe');
    try {
      return StripeClient.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
    } catch {
      // Anybody may send a request, so all failures are treated alike.
      return null;
    }
  };
}
