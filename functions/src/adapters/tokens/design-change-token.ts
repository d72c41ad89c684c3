import { DESIGN_CHANGE_LIFETIME_MS } from '@/lib/domain/orders/design-changes/change-design';
import type { DesignChange } from '@/lib/domain/orders/order';
import { fail, ok, type Result } from '@/lib/domain/result';
import { createTokenSigner } from './signed-token';

interface ChangeRef {
  readonly storeId: string;
  readonly orderId: string;
  readonly changeId: string;
}

export interface DesignChangeTokens {
  sign(order: Omit<ChangeRef, 'changeId'>, change: Pick<DesignChange, 'id' | 'at'>): string;
  /** Fails with `link-expired`, whether the token is old, altered, invented or made for something else. */
  verify(token: string): Result<ChangeRef>;
}

/** Links that ask a shopper about one design; holding one proves access to the order's mailbox. */
export function createDesignChangeTokens(secret: () => string, now: () => number): DesignChangeTokens {
  const signer = createTokenSigner('design-change:', secret, now);
  return {
    sign: ({ storeId, orderId }, { id, at }) =>
      signer.sign([storeId, orderId, id], at + DESIGN_CHANGE_LIFETIME_MS),
    verify(token) {
      const [storeId, orderId, changeId, ...others] = signer.verify(token) ?? [];
      return storeId && orderId && changeId && !others.length
        ? ok({ storeId, orderId, changeId })
        : fail({ code: 'link-expired' });
    },
  };
}
