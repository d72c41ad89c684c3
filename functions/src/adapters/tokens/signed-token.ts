import { createHmac } from 'node:crypto';
import { sameText } from './same-text';

const SEPARATOR = '.';

export interface TokenSigner {
  /** Signs `parts`, none of which holds a dot, until `expiresAt`, milliseconds since the epoch. */
  sign(parts: readonly string[], expiresAt: number): string;
  /** The parts; null for an old, altered or invented token. */
  verify(token: string): readonly string[] | null;
}

/**
 * Tokens for links in mails: parts and expiry with an HMAC-SHA256 over them. Nobody can forge or extend one, and one made for a
 * `purpose` is valid for nothing else.
 */
export function createTokenSigner(purpose: string, secret: () => string, now: () => number): TokenSigner {
  const seal = (payload: string) =>
    createHmac('sha256', secret())
      .update(purpose + payload)
      .digest('base64url');
  return {
    sign(parts, expiresAt) {
      const payload = [...parts, expiresAt.toString(36)].join(SEPARATOR);
      return payload + SEPARATOR + seal(payload);
    },
    verify(token) {
      const parts = token.split(SEPARATOR);
      const signature = parts.pop() ?? '';
      const expiry = parts.at(-1) ?? '';
      const isSealed = sameText(signature, seal(parts.join(SEPARATOR)));
      return isSealed && Number.parseInt(expiry, 36) > now() ? parts.slice(0, -1) : null;
    },
  };
}
