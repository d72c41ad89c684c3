import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { queueReplyMail } from '@/functions/src/adapters/outbox/outbox';
import { staffName } from '@/functions/src/adapters/people/staff-name';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { readRequest, updateRequest } from './stored-request';

/** More would be a conversation, which belongs in a mail program; its writer can answer each of them by mail. */
const MOST_REPLIES = 5;

/**
 * Answers a message by e-mail in its writer's language; the same key and text is sent once. Fails with
 * `message-not-found`, `key-reused`, `too-many-requests`.
 */
export async function answerContactRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, requestId, key, text }: Callables['answerContactRequest']['request'],
  caller: Caller,
): Promise<Result<Callables['answerContactRequest']['response']>> {
  const store = storeId(id);
  return inTransaction(db, async (tx) => {
    const request = await readRequest(tx, db, store, requestId);
    if (!request) return fail({ code: 'message-not-found' });
    const sent = request.replies.find((reply) => reply.id === key);
    if (sent) return sent.text === text ? ok({ status: request.status }) : fail({ code: 'key-reused' });
    if (request.replies.length >= MOST_REPLIES) return fail({ code: 'too-many-requests' });
    const byName = await staffName(tx, db, store, caller);
    const reply = { id: key, at: now(), by: caller.uid, byName, text };
    updateRequest(tx, db, store, request, { status: 'answered', replies: [...request.replies, reply] });
    queueReplyMail(tx, db, store, request, reply);
    return ok({ status: 'answered' });
  });
}
