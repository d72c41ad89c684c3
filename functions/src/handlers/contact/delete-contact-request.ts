import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { changeInboxCounts } from '@/functions/src/adapters/database/change-inbox-counts';
import type { Deps } from '@/functions/src/deps';
import { readRequest } from './stored-request';

/** Deletes a message for good, for an owner; a missing one is no failure. */
export async function deleteContactRequest(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, requestId }: Callables['deleteContactRequest']['request'],
): Promise<Result<Callables['deleteContactRequest']['response']>> {
  const store = storeId(id);
  return inTransaction(db, async (tx) => {
    const request = await readRequest(tx, db, store, requestId);
    if (!request) return ok({ ok: true });
    tx.delete(db.doc(collections.contactRequest(store, requestId)));
    changeInboxCounts(tx, db, store, { newMessages: request.status === 'new' ? -1 : 0 });
    return ok({ ok: true });
  });
}
