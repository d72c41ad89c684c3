import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { MOST_API_KEYS, parseApiKey } from '@/lib/domain/rest/api-key';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { keyHash, newKey } from '@/functions/src/adapters/tokens/api-key-secret';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/**
 * Creates a key of the REST API; only this answer contains it. A retry before the first use, after a lost answer, gives
 * the same entry a new secret. Fails with `invalid-input` (too many keys), `key-reused`.
 */
export async function createApiKey(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: named, keyId, name, scopes }: Callables['createApiKey']['request'],
  caller: Caller,
): Promise<Result<Callables['createApiKey']['response']>> {
  const store = storeId(named);
  const key = newKey(store, keyId);
  return inTransaction(db, async (tx) => {
    const { docs } = await tx.get(db.collection(collections.apiKeys(store)));
    const known = docs.find(({ id }) => id === keyId);
    if (known && parseApiKey(known.id, known.data()).lastUsedAt !== null) return fail({ code: 'key-reused' });
    if (!known && docs.length >= MOST_API_KEYS)
      return fail({ code: 'invalid-input', fields: { name: 'field.apiKeyName.many' } });
    tx.set(db.doc(collections.apiKey(store, keyId)), {
      ...{ name, scopes: [...new Set(scopes)], hash: keyHash(key) },
      ...{ createdBy: caller.email ?? '', createdAt: Timestamp.fromMillis(now()), lastUsedAt: null },
    });
    return ok({ key });
  });
}
