import { createHash } from 'node:crypto';
import { ApiError } from './api-error';
import type { StripeDatabase } from './database';

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** The id of the request that was carried out. */
  readonly request: string;
}

/** Stripe forgets keys after a day at the earliest. */
const TTL_MS = 25 * 60 * 60 * 1000;
const LONGEST_KEY = 255;

/** Caches the answers of requests with an idempotency key: a retry gets the same answer and changes nothing. */
export class IdempotencyCache {
  constructor(private readonly database: StripeDatabase) {}

  /** Throws when the key was used for another request. */
  find(account: string, key: string, fingerprint: string): Answer | undefined {
    if (key.length > LONGEST_KEY)
      throw new ApiError(400, `Idempotency keys may be up to ${LONGEST_KEY} characters long.`);
    const row = this.database
      .prepare('SELECT status, body, request, fingerprint, at FROM answers WHERE account = ? AND key = ?')
      .get(account, key) as (Answer & { fingerprint: string; at: number }) | undefined;
    if (!row || row.at < Date.now() - TTL_MS) return undefined;
    if (row.fingerprint === fingerprint) return row;
    throw new ApiError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }

  save(account: string, key: string, fingerprint: string, { status, body, request }: Answer): void {
    this.database
      .prepare(
        'INSERT OR REPLACE INTO answers (account, key, fingerprint, status, body, request, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(account, key, fingerprint, status, body, request, Date.now());
  }

  removeOld(): void {
    this.database.prepare('DELETE FROM answers WHERE at < ?').run(Date.now() - TTL_MS);
  }
}

/** Tells requests apart without keeping what they said, as a card's number. */
export function fingerprintOf(method: string, path: string, form: string): string {
  return createHash('sha256').update(`${method} ${path}\n${form}`).digest('base64url');
}

/** Another request with the same key is being answered right now. */
export function keyInUse(key: string): ApiError {
  return new ApiError(
    409,
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { type: 'idempotency_error', code: 'idempotency_key_in_use' },
  );
}
