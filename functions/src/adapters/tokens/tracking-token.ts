import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;
const SEPARATOR = '.';
const CIPHER = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends them for GCM. */
const LENGTHS = { key: 32, nonce: 12, tag: 16 } as const;

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
 * Tokens that open one order without a login: store, order and expiry, encrypted and authenticated. Holders of the e-mail can
 * read the order; nobody can forge or extend a token, or read an id from it in a log or a browser's history.
 */
export function createTrackingTokens(secret: () => string, now: () => number): TrackingTokens {
  const key = () => Buffer.from(hkdfSync('sha256', secret(), '', 'tracking-token', LENGTHS.key));
  return {
    sign({ storeId, orderId }) {
      const nonce = randomBytes(LENGTHS.nonce);
      const cipher = createCipheriv(CIPHER, key(), nonce);
      const payload = [storeId, orderId, (now() + LIFETIME_MS).toString(36)].join(SEPARATOR);
      const sealed = Buffer.concat([cipher.update(payload, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
    },
    verify(token) {
      const [storeId, orderId, expiry] = opened(key(), token)?.split(SEPARATOR) ?? [];
      const isFresh = Number.parseInt(expiry ?? '', 36) > now();
      return storeId && orderId && isFresh ? ok({ storeId, orderId }) : fail({ code: 'link-expired' });
    },
  };
}

/** The decrypted content of a token; null if it was altered or made with another key. */
function opened(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  // Otherwise other encodings of the same bytes would pass as the same token.
  if (bytes.toString('base64url') !== token || bytes.length <= LENGTHS.nonce + LENGTHS.tag) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, LENGTHS.nonce), {
    authTagLength: LENGTHS.tag,
  });
  decipher.setAuthTag(bytes.subarray(-LENGTHS.tag));
  try {
    const sealed = bytes.subarray(LENGTHS.nonce, -LENGTHS.tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
