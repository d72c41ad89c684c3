import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { AUDIT_LIFETIME_MS } from '@/functions/src/audit/recorded-db';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/** Records that staff export orders. */
export const recordOrderExport = (
  deps: Pick<Deps, 'db' | 'now'>,
  { storeId: id }: Callables['recordOrderExport']['request'],
  caller: Caller,
): Promise<Result<Callables['recordOrderExport']['response']>> =>
  recordExport(deps, collections.orderExports(storeId(id)), caller);

/** Records an export of data in a collection, or of the one order; the activity log's entry commits with it. */
export async function recordExport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  path: string,
  { uid }: Caller,
  orderId?: string,
): Promise<Result<{ readonly ok: true }>> {
  const any = db.collection(path).doc();
  const exported = orderId ? db.doc(`${path}/${orderId}.${any.id}`) : any;
  return inTransaction(db, async (tx) => {
    const at = now();
    tx.create(exported, {
      by: uid,
      at: Timestamp.fromMillis(at),
      expireAt: Timestamp.fromMillis(at + AUDIT_LIFETIME_MS),
    });
    return ok({ ok: true });
  });
}
