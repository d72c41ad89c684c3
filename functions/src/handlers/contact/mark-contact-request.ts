import type { Callables } from '@/lib/domain/api/callables';
import { markedStatus } from '@/lib/domain/contact/contact-status';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { readRequest, updateRequest } from './stored-request';

/** Marks a message as read, unread, archived or taken back. Fails with `message-not-found`. */
export async function markContactRequest(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, requestId, mark }: Callables['markContactRequest']['request'],
): Promise<Result<Callables['markContactRequest']['response']>> {
  const store = storeId(id);
  return inTransaction(db, async (tx) => {
    const request = await readRequest(tx, db, store, requestId);
    if (!request) return fail({ code: 'message-not-found' });
    const status = markedStatus(request.status, mark, request.replies.length > 0);
    if (status !== request.status) updateRequest(tx, db, store, request, { status });
    return ok({ status });
  });
}
