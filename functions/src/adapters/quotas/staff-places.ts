import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { invitationState, parseInvitation } from '@/lib/domain/account/invitation';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { askQuota, quotaOf } from '@/lib/domain/quotas/quotas';
import { parseStoreUsage } from '@/lib/domain/quotas/store-usage';
import { fail, ok, type Result } from '@/lib/domain/result';
import { limitFields, quotaReached } from './limit-states';
import { readQuotas } from './read-quotas';

/**
 * Takes a place for somebody who is invited, unless their open invitation has it already. People and open invitations are few, so
 * they are counted each time; the store's usage is written with it, so that concurrent invitations contend for one document.
 * Fails with `quota-reached`.
 */
export async function takeStaffPlace(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { isOpen, now }: { readonly isOpen: boolean; readonly now: number },
): Promise<Result<() => void>> {
  if (isOpen) return ok(() => undefined);
  const ref = db.doc(collections.storeUsage(store));
  const [stored, quotas] = await Promise.all([tx.get(ref), readQuotas(tx, db, store)]);
  const quota = quotaOf(quotas, 'staff');
  if (quota === null) return ok(() => undefined);
  const used = await countStaffPlaces(tx, db, store, now);
  const usage = { used, quota };
  const { isAllowed, level } = askQuota('staff', usage, 1);
  if (!isAllowed) return fail(quotaReached('staff', usage));
  const isNews = level !== (parseStoreUsage(stored.data()).limits.staff?.level ?? 'free');
  return ok(() => {
    const state = isNews ? limitFields('staff', { ...usage, used: used + 1, level }, now) : {};
    tx.set(ref, { storeId: store, staff: used + 1, ...state }, { merge: true });
  });
}

/** People with a role and open invitations that have not expired. */
export async function countStaffPlaces(
  tx: Pick<Transaction, 'get'>,
  db: Firestore,
  store: StoreId,
  now: number,
): Promise<number> {
  const [people, invited] = await Promise.all([
    tx.get(db.collection(collections.storeUsers()).where('storeId', '==', store)),
    tx.get(db.collection(collections.invitations(store)).where('state', '==', 'open')),
  ]);
  const open = invited.docs.filter(
    (stored) => invitationState(parseInvitation(stored.id, stored.data()), now) === 'open',
  );
  return people.size + open.length;
}
