import { useStoreSetting } from '@/context/store-setting-context';
import { env } from '@/lib/env';

/** The Stripe customer that pays for the store's plan: the store's own, else the build's. Empty without one. */
export const useStripeId = (): string => useStoreSetting().stripeId || env.stripeId;
