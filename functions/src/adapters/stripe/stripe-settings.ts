import { assertPublishableKey, assertSecretKey, modeOf, type AccountKeys } from './keys/stripe-keys';

/** A deployment's Stripe settings, without the keys of its stores. */
export interface StripeSettings {
  /** `host:port` of a stand-in on this machine; empty for Stripe itself. */
  readonly host: string;
  /** The platform's account, to which store owners pay their plans. */
  readonly platform: AccountKeys;
  /** The accounts of stores that the platform connects. */
  readonly connect: {
    /** The platform's publishable key, for browsers that pay a connected store; empty where the platform connects none. */
    readonly publishableKey: string;
    /** Signs the events of all connected accounts. */
    readonly webhookSecret: string;
  };
}

/** The settings as set in the environment. */
interface Texts {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly connectKey: string;
  readonly connectWebhookSecret: string;
  readonly mode: string;
  readonly host: string;
}

/**
 * Reads and checks the settings, each on first use: a function has only the secrets it is given. A wrong setting throws a
 * one-sentence error.
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
    connect: {
      get publishableKey() {
        const { connectKey, mode } = texts;
        if (connectKey) assertPublishableKey(connectKey, modeOf(mode), 'STRIPE_CONNECT');
        return connectKey;
      },
      get webhookSecret() {
        return texts.connectWebhookSecret;
      },
    },
  };
}
