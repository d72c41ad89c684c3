import type Stripe from 'stripe';
import type { StripeStoreKeys } from './keys/store-keys';
import type { StripeSettings } from './stripe-settings';

/** The account whose customers are the store owners; no store can have this id as its own account. */
export const PLATFORM = 'platform';

/** As Stripe recommends: an event that was caught and is sent again later is refused. */
const TOLERANCE_SECONDS = 300;

/** The event that this account signed lately; null for anything else. Rejects as `StripeStoreKeys` does. */
export type VerifyEvent = (account: string, body: Buffer, signature: string) => Promise<Stripe.Event | null>;

export const createVerifyEvent =
  (settings: () => StripeSettings, storeKeys: StripeStoreKeys): VerifyEvent =>
  async (account, body, signature) => {
    // No event is verified without; who sends none causes no reading.
    if (!signature) return null;
    const keys = account === PLATFORM ? settings().platform : await storeKeys.read(account);
    if (!keys) return null;
    const { webhookSecret } = keys;
    const { default: StripeClient } = await import('stripe');
    try {
      return StripeClient.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
    } catch {
      // Anybody may send a request, so all failures are treated alike.
      return null;
    }
  };
