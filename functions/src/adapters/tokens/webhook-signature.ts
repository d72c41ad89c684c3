import { createHmac } from 'node:crypto';
import { sameText } from './same-text';

/** Seconds that a sender's clock may differ; an older message may be a replay. */
const TOLERANCE_S = 5 * 60;
const VERSION = 'v1,';
const ENCODED = 'whsec_';

export interface SignedHeaders {
  readonly id: string;
  /** Seconds since the epoch, as digits. */
  readonly timestamp: string;
  /** One or more signatures with blanks between. */
  readonly signature: string;
}

/** A secret is plain text, or bytes in base64 after `whsec_`. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(ENCODED)
    ? Buffer.from(secret.slice(ENCODED.length), 'base64')
    : Buffer.from(secret, 'utf8');

/** Signs as https://www.standardwebhooks.com says: HMAC-SHA256 of id, time and body. */
export const signWebhook = (
  secret: string,
  { id, timestamp }: Pick<SignedHeaders, 'id' | 'timestamp'>,
  body: string,
): string =>
  VERSION + createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');

/** Whether one of its signatures is valid and recent; `now` in milliseconds. */
export function isSignedWebhook(secret: string, headers: SignedHeaders, body: string, now: number): boolean {
  if (!headers.id || !/^\d{1,12}$/.test(headers.timestamp)) return false;
  if (Math.abs(now / 1000 - Number(headers.timestamp)) > TOLERANCE_S) return false;
  const expected = signWebhook(secret, headers, body);
  return headers.signature.split(' ').some((signature) => sameText(signature, expected));
}
