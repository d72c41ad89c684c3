import { mailboxOf } from '@/lib/domain/mail/mailbox';
import { fail, ok, type Result } from '@/lib/domain/result';
import { digest } from './digest';
import { createTokenSigner } from './signed-token';

const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** The mails of a store that their reader can end, by what they are about. */
const STOPPABLE = ['stock', 'reviews', 'carts'] as const;
export type Stoppable = (typeof STOPPABLE)[number];

interface Stop {
  readonly storeId: string;
  readonly about: Stoppable;
  /** See `mailboxKey`. */
  readonly mailbox: string;
}

export interface StopTokens {
  sign(stop: Omit<Stop, 'mailbox'> & { readonly email: string }): string;
  /** Fails with `link-expired`, whether the token is old, altered or invented. */
  verify(token: string): Result<Stop>;
}

/** A mailbox as documents and links name it, without its address. */
export const mailboxKey = (email: string): string => digest(mailboxOf(email));

/** Links that unsubscribe from mails and do nothing else; holding one proves access to the mailbox. */
export function createStopTokens(secret: () => string, now: () => number): StopTokens {
  const signer = createTokenSigner('stop-mails:', secret, now);
  return {
    sign: ({ storeId, about, email }) =>
      signer.sign([storeId, about, mailboxKey(email)], now() + LIFETIME_MS),
    verify(token) {
      const [storeId, named, mailbox, ...others] = signer.verify(token) ?? [];
      const about = STOPPABLE.find((one) => one === named);
      return storeId && about && mailbox && !others.length
        ? ok({ storeId, about, mailbox })
        : fail({ code: 'link-expired' });
    },
  };
}
