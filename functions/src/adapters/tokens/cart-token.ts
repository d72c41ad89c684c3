import { KEPT_MS } from '@/lib/domain/reminders/kept-cart';
import { fail, ok, type Result } from '@/lib/domain/result';
import { createTokenSigner } from './signed-token';

interface Restorable {
  readonly storeId: string;
  readonly cartId: string;
}

export interface CartTokens {
  sign(cart: Restorable): string;
  /** Fails with `link-expired`, whether the token is old, altered or invented. */
  verify(token: string): Result<Restorable>;
}

/** Links that restore a cart on any device; a link shows the cart's lines, but not whose it is. */
export function createCartTokens(secret: () => string, now: () => number): CartTokens {
  const signer = createTokenSigner('kept-cart:', secret, now);
  return {
    sign: ({ storeId, cartId }) => signer.sign([storeId, cartId], now() + KEPT_MS),
    verify(token) {
      const [storeId, cartId, ...others] = signer.verify(token) ?? [];
      return storeId && cartId && !others.length ? ok({ storeId, cartId }) : fail({ code: 'link-expired' });
    },
  };
}
