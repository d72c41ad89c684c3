import { fail, ok, type Result } from '@/lib/domain/result';
import { createTokenSigner } from './signed-token';

interface PayableRef {
  readonly storeId: string;
  readonly orderId: string;
}

export interface PaymentTokens {
  /** `expiresAt`: milliseconds since the epoch. */
  sign(order: PayableRef, expiresAt: number): string;
  /** Fails with `link-expired`, whether the token is old, altered, invented or made for something else. */
  verify(token: string): Result<PayableRef>;
}

/** Links that pay what is due of one order and reveal nothing about its customer. */
export function createPaymentTokens(secret: () => string, now: () => number): PaymentTokens {
  const signer = createTokenSigner('order-payment:', secret, now);
  return {
    sign: ({ storeId, orderId }, expiresAt) => signer.sign([storeId, orderId], expiresAt),
    verify(token) {
      const [storeId, orderId, ...others] = signer.verify(token) ?? [];
      return storeId && orderId && !others.length ? ok({ storeId, orderId }) : fail({ code: 'link-expired' });
    },
  };
}
