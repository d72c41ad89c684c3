import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import {
  creditId,
  movePrepaid,
  prepaidDocument,
  prepaidIn,
  prepaidRef,
  readCredit,
} from '@/functions/src/adapters/orders/prepaid';
import type { Deps } from '@/functions/src/deps';
import { storeOf } from '@/functions/src/handlers/webhooks/attempt-webhook';
import { creditsOf } from './own-documents';

/** Moves all credit of an account to another one of the same person. A retry moves what is left. */
export async function moveCredits(deps: Pick<Deps, 'db' | 'now'>, from: string, to: string): Promise<void> {
  for (const { ref } of await readAll(creditsOf(deps.db, from).select())) await moveCredit(deps, ref, to);
}

/** The emptied credit belongs to nobody, so that a retry does not find it; its ledger stays in the store's books. */
async function moveCredit(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ref: DocumentReference,
  to: string,
): Promise<void> {
  const [store, at] = [storeOf(ref), now()];
  await db.runTransaction(async (tx) => {
    const before = prepaidIn(await tx.get(ref));
    if (!before?.uid) return;
    const { balance, currency } = before;
    const after = await readCredit(tx, db, { storeId: store, currency }, to, at);
    const left = { ...before, uid: null, active: false };
    if (balance === 0) {
      tx.set(ref, prepaidDocument(left));
      tx.set(prepaidRef(db, store, after.id), prepaidDocument(after));
      return;
    }
    const movement = { kind: 'moved', at, by: '', reason: '', orderId: '', orderNumber: '' } as const;
    movePrepaid(tx, db, store, left, { ...movement, id: `moved-${after.id}`, amount: -balance });
    movePrepaid(tx, db, store, after, { ...movement, id: `moved-${before.id}`, amount: balance });
  });
}

/** The change by which what an order took of its shopper's credit goes back onto the moved one; none for other orders. */
export function movedPayment(order: QueryDocumentSnapshot, to: string): Readonly<Record<string, string>> {
  const currency: unknown = order.get('currency');
  if (order.get('prepaid.kind') !== 'credit' || !isCurrencyCode(currency)) return {};
  return { 'prepaid.id': creditId(storeOf(order.ref), to, currency) };
}
