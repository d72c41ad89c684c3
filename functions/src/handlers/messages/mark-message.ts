import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { canMark, parseMessage } from '@/lib/domain/messages/shopper-message';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

type Answer = Result<Callables['markMessage']['response']>;

/**
 * Records that staff sent or skipped a message, or undoes that. Repeating it gives the same answer. Fails with
 * `text-message-not-found`, and with `edited-meanwhile` where somebody else was faster or a provider has it.
 */
export async function markMessage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: store, messageId, to }: Callables['markMessage']['request'],
  { uid }: Caller,
): Promise<Answer> {
  const ref = db.doc(collections.message(storeId(store), messageId));
  return inTransaction(db, async (tx): Promise<Answer> => {
    const stored = await tx.get(ref);
    if (!stored.exists) return fail({ code: 'text-message-not-found' });
    const message = parseMessage(stored.id, stored.data());
    if (message.state === to) return ok({ state: to });
    if (!canMark(message, to)) return fail({ code: 'edited-meanwhile' });
    const isBack = to === 'waiting';
    tx.update(ref, {
      state: to,
      channel: to === 'sent' ? 'by-hand' : null,
      by: isBack ? '' : uid,
      doneAt: isBack ? null : Timestamp.fromMillis(now()),
    });
    return ok({ state: to });
  });
}
