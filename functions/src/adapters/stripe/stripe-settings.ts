import { assertSecretKey, modeOf, type AccountKeys } from './keys/stripe-keys';

/** What a deployment has of Stripe beside the keys of its stores. */
export interface StripeSettings {
  /** `host:port` of a stand-in on this machine; empty for Stripe itself. */
  readonly host: string;
  /** Whose plans the store owners pay. */
  readonly platform: AccountKeys;
}

/** The settings as they stand in the environment. */
interface Texts {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly mode: string;
  readonly host: string;
}

/**
 * Reads and checks the settings, each on first use: a function has only the secrets it is given. A wrong one throws one
 * sentence.
 */
export function readStripeSettings(texts: Texts): StripeSettings {
  return {
    get host() {
      const { host, mode } = texts;
      if (host && modeOf(mode) === 'live')
        throw new Error(
          'The setting STRIPE_HOST of the functions names a stand-in for Stripe, so STRIPE_MODE must be "test".',
        );
      return host;
    },
    platform: {
      get secretKey() {
        assertSecretKey(texts.secretKey, modeOf(texts.mode), 'STRIPE_SECRET_KEY');
        return texts.secretKey;
      },
      get webhookSecret() {
        return texts.webhookSecret;
      },
    },
  };
}
