import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok, type Result } from '@/lib/domain/result';
import { changeInboxCounts } from '@/functions/src/adapters/database/change-inbox-counts';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

interface Named {
  readonly storeId: string;
  readonly orderId: string;
  readonly token?: string;
}

/**
 * Whether the link belongs to this order; true without a link, because then the order names its owner. Fails with
 * `link-expired`.
 */
export function opensOrder(
  { tracking }: Pick<Deps, 'tracking'>,
  { storeId: id, orderId, token }: Named,
): Result<null> {
  if (token === undefined) return ok(null);
  const opened = tracking.verify(token);
  if (!opened.ok) return opened;
  const isTheirs = opened.value.storeId === id && opened.value.orderId === orderId;
  return isTheirs ? ok(null) : fail({ code: 'link-expired' });
}

/** Whether the caller is the order's shopper: by a link that `opensOrder`, or because they placed it. */
export const isShopperOf = ({ uid }: Order, caller: Caller | null, { token }: Named): boolean =>
  token !== undefined || (caller !== null && caller.uid === uid);

const waiting = ({ returns }: Order): number => returns.filter(({ state }) => state === 'requested').length;

/** Writes the returns of an order, and the counts for lists and the admin's menu. */
export function writeReturns(
  tx: Transaction,
  { db }: Pick<Deps, 'db'>,
  { before, after }: { readonly before: Order; readonly after: Order },
): void {
  const { returns, returnStates, updatedAt } = orderDocument(after);
  tx.update(db.doc(collections.order(after.storeId, after.id)), { returns, returnStates, updatedAt });
  countReturns(tx, { db }, { before, after });
}

/** Counts the requests that wait for the store's answer in the admin's menu. */
export function countReturns(
  tx: Transaction,
  { db }: Pick<Deps, 'db'>,
  { before, after }: { readonly before: Order; readonly after: Order },
): void {
  changeInboxCounts(tx, db, storeId(after.storeId), { newReturns: waiting(after) - waiting(before) });
}
