import type Stripe from 'stripe';
import type { StripeSettings } from './stripe-settings';

/** The account whose customers are the store owners; no store can have this id as its own account. */
export const PLATFORM = 'platform';

/** As Stripe recommends: an event that was caught and is sent again later is refused. */
const TOLERANCE_SECONDS = 300;

/** The event that this account signed lately; null for anything else. */
export type VerifyEvent = (account: string, body: Buffer, signature: string) => Promise<Stripe.Event | null>;

export const createVerifyEvent =
  (settings: () => StripeSettings): VerifyEvent =>
  async (account, body, signature) => {
    const { platform, stores } = settings();
    const secret = account === PLATFORM ? platform.webhookSecret : stores.get(account)?.webhookSecret;
    if (!secret) return null;
    const { default: StripeClient } = await import('stripe');
    try {
      return StripeClient.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    } catch {
      // Anybody may send a request, so all failures are treated alike.
      return null;
    }
  };
