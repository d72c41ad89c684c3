import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { personTokens } from '@/lib/domain/orders/lists/order-search';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import { changeInboxCounts } from '@/functions/src/adapters/database/change-inbox-counts';
import { queueContactMail } from '@/functions/src/adapters/outbox/outbox';
import type { Deps } from '@/functions/src/deps';

/**
 * Stores a visitor's message and notifies the owner. A request with the same key and text is the same
 * message. Fails with `store-not-found`, `try-again`.
 */
export async function submitContactRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  request: Callables['submitContactRequest']['request'],
): Promise<Result<Callables['submitContactRequest']['response']>> {
  const store = storeId(request.storeId);
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const { key, fullName, email, comments, locale } = request;
  const message = db.doc(collections.contactRequest(store, digest([key, fullName, email, comments])));
  return inTransaction(db, async (tx) => {
    const known = await tx.get(message);
    if (known.exists) return ok({ ok: true });
    const at = now();
    const createdAt = Timestamp.fromMillis(at);
    const searchTokens = personTokens(fullName, email);
    tx.create(message, {
      fullName,
      email,
      comments,
      locale,
      status: 'new',
      replies: [],
      searchTokens,
      createdAt,
    });
    changeInboxCounts(tx, db, store, { newMessages: 1 });
    const { to, locale: language } = setting.notices;
    if (to) queueContactMail(tx, db, store, { requestId: message.id, to, locale: language }, at);
    return ok({ ok: true });
  });
}
