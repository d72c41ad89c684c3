import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';

/** Revokes a key at once, since every request reads it. Repeating it changes nothing. */
export const revokeApiKey = (
  { db }: Pick<Deps, 'db'>,
  { storeId: named, keyId }: Callables['revokeApiKey']['request'],
): Promise<Result<Callables['revokeApiKey']['response']>> =>
  inTransaction(db, async (tx) => {
    const ref = db.doc(collections.apiKey(storeId(named), keyId));
    if ((await tx.get(ref)).exists) tx.delete(ref);
    return ok({ ok: true });
  });
