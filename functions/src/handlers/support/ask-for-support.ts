import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { isRunning, isWaiting, parseSupportAccess } from '@/lib/domain/platform/support-access';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { queueSupportMail } from '@/functions/src/adapters/outbox/store-mail';
import { recordOperatorEntry } from '@/functions/src/adapters/platform/operator-entry';
import { recordPlatformEntry } from '@/functions/src/adapters/platform/platform-activity';
import type { Caller } from '@/functions/src/callable';
import type { Deps as AllDeps } from '@/functions/src/deps';
import { readOwners } from '@/functions/src/handlers/leaving/owners';

/** How long owners may answer, and how long the console shows what they answered. */
export const SUPPORT_KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * An operator asks a store's owners to be let in; nothing is opened by that. While a request waits, asking again replaces its
 * reason and mails nobody a second time. Fails with `store-not-found`, `support-running`, `try-again`.
 */
export async function askForSupport(
  { db, now }: Pick<AllDeps, 'db' | 'now'>,
  { storeId: id, reason }: Callables['askForSupport']['request'],
  { uid, email: address, requestId }: Caller,
): Promise<Result<Callables['askForSupport']['response']>> {
  const store = storeId(id);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const email = address ?? '';
  const ref = db.doc(collections.supportAccess(store, uid));
  return inTransaction(db, async (tx) => {
    const at = now();
    const [stored, owners] = [await tx.get(ref), await readOwners(tx, db, store)];
    const known = parseSupportAccess(stored.data());
    if (known && isRunning(known, at)) return fail({ code: 'support-running' });
    tx.set(ref, {
      ...{ storeId: store, uid, email, reason, state: 'asked' },
      askedAt: Timestamp.fromMillis(at),
      expireAt: Timestamp.fromMillis(at + SUPPORT_KEPT_MS),
    });
    if (!known || !isWaiting(known, at))
      for (const to of owners.to)
        queueSupportMail(tx, db, store, { operator: uid, to, locale: owners.locale }, at);
    const by = { uid, email };
    recordPlatformEntry(tx, db, { by, action: 'ask-support', storeId: store, subject: email, reason }, at);
    const fields = [
      { field: 'reason', before: known?.state === 'asked' ? known.reason : null, after: reason },
    ];
    recordOperatorEntry(
      tx,
      db,
      store,
      { by, action: 'askForSupport', kind: 'staff', id: uid, fields, requestId },
      at,
    );
    return ok({ ok: true });
  });
}
