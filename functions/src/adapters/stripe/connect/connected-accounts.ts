import type Stripe from 'stripe';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { createUnderKeys } from '@/functions/src/adapters/stripe/payments/idempotency-keys';
import { askStripe, createStripe } from '@/functions/src/adapters/stripe/stripe-client';
import type { StripeSettings } from '@/functions/src/adapters/stripe/stripe-settings';
import type { StoreId } from '@/lib/domain/ids';
import { standingOf, type Standing } from '@/lib/domain/payments/connect/card-account';
import type { Result } from '@/lib/domain/result';

interface NewAccount {
  readonly store: StoreId;
  readonly email: string | null;
  /** The idempotency key. */
  readonly key: string;
}

interface Visit {
  /** Where Stripe leads from a link that is used up or too old. */
  readonly refreshUrl: string;
  readonly returnUrl: string;
}

/** Accounts that the platform connects. Every method fails with `payment-unavailable` while Stripe is away. */
export interface ConnectedAccounts {
  /** Creates an account that its owner has to fill in; a repeated call with the same key within a day gives the same. */
  create(account: NewAccount): Promise<Result<string>>;
  /** How it stands; `ended` for an account that the platform has no access to any more. */
  read(id: string): Promise<Result<Standing>>;
  /** A page of Stripe's where the owner gives what is missing; it works once, for some minutes. */
  link(id: string, visit: Visit): Promise<Result<string>>;
}

const ENDED: Standing = { state: 'ended', asks: [], dueAt: null };

export function createConnectedAccounts(
  settings: () => Pick<StripeSettings, 'host' | 'platform'>,
): ConnectedAccounts {
  let stripe: Promise<Stripe> | undefined;
  const ask = <T>(question: (stripe: Stripe) => Promise<T>): Promise<Result<T>> =>
    askStripe(async () => {
      stripe ??= createStripe(settings().platform.secretKey, settings().host);
      return question(await stripe);
    });

  return {
    create: ({ store, email, key }) =>
      ask(async ({ accounts }) => {
        // The store's owner has the whole dashboard, and the shop's liabilities (docs/decisions/131).
        const account = {
          type: 'standard' as const,
          metadata: { storeId: store },
          ...(email && { email }),
        };
        const { id } = await createUnderKeys(
          key,
          (idempotencyKey) => accounts.create(account, { idempotencyKey }),
          // An account that nobody was led to takes nothing.
          () => Promise.resolve(null),
        );
        return id;
      }),

    read: (id) =>
      ask(async ({ accounts }) => {
        const found = await accounts.retrieve(id).catch(nullWithoutAccess);
        return found ? standingOf(factsOf(found)) : ENDED;
      }),

    link: (account, { refreshUrl, returnUrl }) =>
      ask(async ({ accountLinks }) => {
        const visit = { account, refresh_url: refreshUrl, return_url: returnUrl };
        const { url } = await accountLinks.create({ ...visit, type: 'account_onboarding' });
        return url;
      }),
  };
}

const factsOf = ({ details_submitted, charges_enabled, requirements }: Stripe.Account) => ({
  detailsSubmitted: details_submitted,
  chargesEnabled: charges_enabled,
  due: [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])],
  disabledReason: requirements?.disabled_reason ?? null,
  deadline: requirements?.current_deadline ? requirements.current_deadline * 1000 : null,
});

/** The code of an account that does not exist, is another platform's, or cut the connection. Any other refusal is about the key. */
function nullWithoutAccess(error: unknown): null {
  if (fieldsOf(error).code === 'account_invalid') return null;
  throw error;
}
