import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { parseApiKey, readKey, USE_RECORDED_MS, type ApiKey } from '@/lib/domain/rest/api-key';
import type { RestError } from '@/lib/domain/rest/problem';
import { nullOnConflict } from '@/functions/src/adapters/database/error-code';
import { keyHash } from '@/functions/src/adapters/tokens/api-key-secret';
import { sameText } from '@/functions/src/adapters/tokens/same-text';
import { ttlCache } from '@/functions/src/adapters/ttl-cache';
import type { Deps } from '@/functions/src/deps';

export type RestResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: RestError };

/** Who calls: a store's key. */
export interface KeyHolder {
  readonly store: StoreId;
  readonly key: ApiKey;
}

/** Keys that were good in this instance: strangers who use up the look-ups of an address do not lock them out. */
const known = ttlCache<string, true>({ now: () => Date.now(), ttlMs: 10 * 60 * 1000, most: 1000 });

const BEARER = /^Bearer ([!-~]+)$/i;

const refused = { ok: false, error: { code: 'key-invalid' } } as const;

/**
 * The key of a request, read anew each time, so that a revoked one ends at once. Look-ups of unknown keys are counted by
 * address, requests of good ones each alone. Fails with `key-invalid`, whatever is wrong with it, and `too-many-requests`.
 */
export async function authenticate(
  { db, now, consumeRateLimit }: Pick<Deps, 'db' | 'now' | 'consumeRateLimit'>,
  authorization: string | undefined,
  network: string,
): Promise<RestResult<KeyHolder>> {
  const [, given = ''] = BEARER.exec(authorization ?? '') ?? [];
  const parts = readKey(given);
  if (!parts) return refused;
  const limited = (retryAfter: number) =>
    ({ ok: false, error: { code: 'too-many-requests', params: { retryAfter } } }) as const;
  const hash = keyHash(given);
  if (!known.has(hash)) {
    const looked = await consumeRateLimit('findApiKey', {
      person: undefined,
      address: network,
      store: undefined,
    });
    if (looked.retryAfter) return limited(looked.retryAfter);
  }
  const store = storeId(parts.store);
  const stored = await db.doc(collections.apiKey(store, parts.id)).get();
  if (!stored.exists) {
    known.delete(hash);
    return refused;
  }
  const key = parseApiKey(stored.id, stored.data());
  if (!sameText(key.hash, hash)) return refused;
  known.set(hash, true);
  const person = `${store} ${key.id}`;
  const { retryAfter } = await consumeRateLimit('callApi', { person, address: undefined, store: undefined });
  if (retryAfter) return limited(retryAfter);
  if (key.lastUsedAt === null || now() - key.lastUsedAt >= USE_RECORDED_MS)
    await stored.ref.update({ lastUsedAt: Timestamp.fromMillis(now()) }).catch(nullOnConflict);
  return { ok: true, value: { store, key } };
}
