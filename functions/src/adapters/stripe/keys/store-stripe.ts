import type Stripe from 'stripe';
import { SecretUnavailableError } from '@/functions/src/adapters/secrets/read-secret';
import { createStripe } from '@/functions/src/adapters/stripe/stripe-client';
import type { StoreId } from '@/lib/domain/ids';
import { takesPayments, type CardAccount } from '@/lib/domain/payments/connect/card-account';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { StripeStoreKeys } from './store-keys';

/** The platform that connects the accounts of its stores. */
export interface ConnectPlatform {
  readonly secretKey: () => string;
  /** Empty where the platform connects no accounts. */
  readonly publishableKey: () => string;
  /** The connected account of a store; null for a store that has none. */
  readonly accountOf: (store: StoreId) => Promise<CardAccount | null>;
}

/** How one store takes cards. */
export interface StoreStripe {
  /** The library, acting for the store's account. */
  readonly stripe: () => Promise<Stripe>;
  /** Given to the browser of a shopper who pays. */
  readonly publishableKey: string;
  /** The library, acting for the platform, whose fees are its own objects; null for a store with keys of its own. */
  readonly platform: (() => Promise<Stripe>) | null;
  /** The connected account (`acct_…`); null for a store with keys of its own. */
  readonly account: string | null;
  /** Whether new payments may be begun; those that exist are followed and refunded in any case. */
  readonly opensPayments: boolean;
}

export interface StoreStripeDeps {
  /** `host:port` of a stand-in for Stripe; empty for Stripe itself. */
  readonly host: () => string;
  readonly storeKeys: StripeStoreKeys;
  readonly platform: ConnectPlatform;
}

/** Null where the store takes no cards. Fails with `payment-unavailable` while its keys cannot be read. */
export type StripeOfStore = (store: StoreId) => Promise<Result<StoreStripe | null>>;

/**
 * The Stripe of a store, from one place: its own keys if it has them, else its connected account, which the platform's key
 * opens. The account comes from what functions stored, never from a request.
 */
export function createStripeOfStore({ host, storeKeys, platform }: StoreStripeDeps): StripeOfStore {
  const known = new Map<string, Promise<Stripe>>();
  const clientOf = (secretKey: string, account: string | null): Promise<Stripe> => {
    const id = `${secretKey} ${account ?? ''}`;
    const client = known.get(id) ?? createStripe(secretKey, host(), account);
    known.set(id, client);
    return client;
  };

  return async (store) => {
    try {
      const keys = await storeKeys.read(store);
      if (keys) {
        const { secretKey, publishableKey } = keys;
        const stripe = () => clientOf(secretKey, null);
        return ok({ stripe, platform: null, publishableKey, account: null, opensPayments: true });
      }
    } catch (error) {
      if (error instanceof SecretUnavailableError) return fail({ code: 'payment-unavailable' });
      throw error;
    }
    const publishableKey = platform.publishableKey();
    const account = publishableKey ? await platform.accountOf(store) : null;
    if (!account || account.state === 'ended') return ok(null);
    const { id } = account;
    return ok({
      stripe: () => clientOf(platform.secretKey(), id),
      platform: () => clientOf(platform.secretKey(), null),
      publishableKey,
      account: id,
      opensPayments: takesPayments(account),
    });
  };
}
