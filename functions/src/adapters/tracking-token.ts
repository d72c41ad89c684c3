import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;
const SEPARATOR = '.';

interface TrackedOrder {
  readonly storeId: string;
  readonly orderId: string;
}

export interface TrackingTokens {
  sign(order: TrackedOrder): string;
  /** Fails with `link-expired`, whether the token is old, altered or invented. */
  verify(token: string): Result<TrackedOrder>;
}

/**
 * Tokens that open one order without a login: store, order and expiry with an HMAC-SHA256 over them. Holders of the
 * e-mail can read the order; nobody can make or prolong a token.
 */
export function createTrackingTokens(secret: () => string, now: () => number): TrackingTokens {
  const seal = (payload: string) => createHmac('sha256', secret()).update(payload).digest('base64url');
  return {
    sign({ storeId, orderId }) {
      const payload = [storeId, orderId, (now() + LIFETIME_MS).toString(36)].join(SEPARATOR);
      return payload + SEPARATOR + seal(payload);
    },
    verify(token) {
      const parts = token.split(SEPARATOR);
      const [storeId, orderId, expiry, signature] = parts;
      if (parts.length !== 4 || !storeId || !orderId || !expiry || !signature)
        return fail({ code: 'link-expired' });
      const isSealed = sameText(signature, seal([storeId, orderId, expiry].join(SEPARATOR)));
      const isFresh = Number.parseInt(expiry, 36) > now();
      return isSealed && isFresh ? ok({ storeId, orderId }) : fail({ code: 'link-expired' });
    },
  };
}

/** In constant time, so that a signature cannot be guessed byte by byte. */
function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
