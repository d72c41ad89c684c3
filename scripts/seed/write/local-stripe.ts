import type Stripe from 'stripe';
import { createEnvStoreKeys } from '@/functions/src/adapters/stripe/keys/store-keys';
import { createStripe } from '@/functions/src/adapters/stripe/stripe-client';
import { readStripeSettings } from '@/functions/src/adapters/stripe/stripe-settings';

/** The functions' keys, for the local Stripe only. */
function localSettings() {
  const { STRIPE_HOST, STRIPE_MODE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
  if (!STRIPE_HOST) throw new Error('The seed pays at the local Stripe alone. Run "npm start".');
  return readStripeSettings({
    secretKey: STRIPE_SECRET_KEY ?? '',
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? '',
    connectKey: '',
    connectWebhookSecret: '',
    mode: STRIPE_MODE ?? '',
    host: STRIPE_HOST,
  });
}

/** The platform's account, which sells plans to stores. */
export function platformStripe(): Promise<Stripe> {
  const { platform, host } = localSettings();
  return createStripe(platform.secretKey, host);
}

/** The account of a store that takes cards. */
export async function storeStripe(store: string): Promise<Stripe> {
  const { host } = localSettings();
  const { STRIPE_STORE_KEYS: storeKeys = '', STRIPE_MODE: mode = '' } = process.env;
  const keys = await createEnvStoreKeys({ storeKeys: () => storeKeys, mode: () => mode }).read(store);
  if (!keys) throw new Error(`The store "${store}" has card orders, but no account at the local Stripe.`);
  return createStripe(keys.secretKey, host);
}
