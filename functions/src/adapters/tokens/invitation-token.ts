import { fail, ok, type Result } from '@/lib/domain/result';
import type { Invitation } from '@/lib/domain/account/invitation';
import { createTokenSigner } from './signed-token';

interface Invited {
  readonly storeId: string;
  readonly invitationId: string;
  /** See `Invitation`: it invalidates earlier and used links. */
  readonly issue: number;
}

export interface InvitationTokens {
  sign(store: string, invitation: Invitation): string;
  /** Fails with `link-expired`, whether the token is old, altered or invented. */
  verify(token: string): Result<Invited>;
}

/** Links of invitations; holding one proves access to the invited mailbox. */
export function createInvitationTokens(secret: () => string, now: () => number): InvitationTokens {
  const signer = createTokenSigner('invitation:', secret, now);
  return {
    sign: (store, { id, issue, expiresAt }) => signer.sign([store, id, String(issue)], expiresAt),
    verify(token) {
      const [storeId, invitationId, issue, ...others] = signer.verify(token) ?? [];
      return storeId && invitationId && issue && !others.length
        ? ok({ storeId, invitationId, issue: Number(issue) })
        : fail({ code: 'link-expired' });
    },
  };
}
