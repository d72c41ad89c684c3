import { fail, ok, type Result } from '@/lib/domain/result';
import { createTokenSigner } from './signed-token';

const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

interface ReviewedOrder {
  readonly storeId: string;
  readonly orderId: string;
}

export interface ReviewTokens {
  sign(order: ReviewedOrder): string;
  /** Fails with `link-expired`, whether the token is old, altered or invented. */
  verify(token: string): Result<ReviewedOrder>;
}

/**
 * Links for the receiver of an order to review its boards without a login; holding one proves access to the mailbox or browser
 * that was asked.
 */
export function createReviewTokens(secret: () => string, now: () => number): ReviewTokens {
  const signer = createTokenSigner('order-reviews:', secret, now);
  return {
    sign: ({ storeId, orderId }) => signer.sign([storeId, orderId], now() + LIFETIME_MS),
    verify(token) {
      const [storeId, orderId, ...others] = signer.verify(token) ?? [];
      return storeId && orderId && !others.length ? ok({ storeId, orderId }) : fail({ code: 'link-expired' });
    },
  };
}
