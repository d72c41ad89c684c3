import { fail, ok, type Result } from '@/lib/domain/result';
import { createTokenSigner } from './signed-token';

/** Long, because readers unsubscribe from old mails too. */
const LIFETIME_MS = 3 * 365 * 24 * 60 * 60 * 1000;

interface Writable {
  readonly storeId: string;
  readonly customerId: string;
}

export interface ConsentTokens {
  sign(customer: Writable): string;
  /** Fails with `link-expired`, whether the token is old, altered or invented. */
  verify(token: string): Result<Writable>;
}

/** Links in mails about offers, by which their reader withdraws the consent to them. */
export function createConsentTokens(secret: () => string, now: () => number): ConsentTokens {
  const signer = createTokenSigner('marketing-consent:', secret, now);
  return {
    sign: ({ storeId, customerId }) => signer.sign([storeId, customerId], now() + LIFETIME_MS),
    verify(token) {
      const [storeId, customerId, ...others] = signer.verify(token) ?? [];
      return storeId && customerId && !others.length
        ? ok({ storeId, customerId })
        : fail({ code: 'link-expired' });
    },
  };
}
