import { assert } from '../../firebase-tools-parts';

/** firebase-tools' refresh tokens are readable JSON without a time, so that none of them ever ends; ours have two. */
interface TokenRecord {
  readonly localId?: unknown;
  readonly issuedAtMs?: unknown;
  readonly signedInAtMs?: unknown;
}

export function withTimes(token: string, signedInAtMs: number, issuedAtMs = Date.now()): string {
  return Buffer.from(JSON.stringify({ ...decode(token), issuedAtMs, signedInAtMs })).toString('base64');
}

/** When the token's session began, milliseconds since the epoch; null for tokens that an older version gave. */
export function signedInAtOf(token: string): number | null {
  const { signedInAtMs } = decode(token);
  return typeof signedInAtMs === 'number' ? signedInAtMs : null;
}

/** @throws firebase-tools' error USER_NOT_FOUND for a token of an account that is gone */
export function assertAccountOf(token: string, accounts: ReadonlyMap<string, unknown>): void {
  const { localId } = decode(token);
  assert(typeof localId !== 'string' || accounts.has(localId), 'USER_NOT_FOUND');
}

/** @throws firebase-tools' error TOKEN_EXPIRED for a token that was given before the account's sessions were ended */
export function assertNotRevoked(token: string, revokedAtMs: number): void {
  assert(Number(decode(token).issuedAtMs ?? 0) >= revokedAtMs, 'TOKEN_EXPIRED');
}

/** Nothing is known of what is no token. */
function decode(token: string): TokenRecord {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as TokenRecord;
  } catch {
    return {};
  }
}
