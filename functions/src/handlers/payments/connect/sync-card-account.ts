import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  inTransaction,
  readSetting,
  type FunctionSetting,
} from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import { queueCardsMail } from '@/functions/src/adapters/outbox/cards-mail';
import { writeCardAccount } from '@/functions/src/adapters/stripe/connect/card-accounts';
import type { ConnectedAccounts } from '@/functions/src/adapters/stripe/connect/connected-accounts';
import type { Deps } from '@/functions/src/deps';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import {
  parseCardAccount,
  takesPayments,
  type CardAccount,
} from '@/lib/domain/payments/connect/card-account';
import { ok, type Result } from '@/lib/domain/result';

export type CardAccountDeps = Pick<Deps, 'db' | 'now' | 'runInQueue'> & {
  readonly accounts: ConnectedAccounts;
};

/**
 * Writes how a store's account stands at Stripe, read while it is locked, so that the last writer writes the newest: events may
 * come late, twice and out of order. Another account than the store's own changes nothing. Resolves to the account; fails with
 * `payment-unavailable`, `try-again`.
 */
export async function syncCardAccount(
  deps: CardAccountDeps,
  store: StoreId,
  account: string,
): Promise<Result<CardAccount | null>> {
  const { db, now, runInQueue, accounts } = deps;
  const setting = await readSetting(db, store);
  if (!setting) return ok(null);
  const ref = db.doc(collections.cardAccount(store));
  return runInQueue([ref.path], () =>
    inTransaction(db, async (tx) => {
      const before = parseCardAccount((await tx.get(ref)).data());
      if (before?.id !== account || before.state === 'ended') return ok(before);
      const standing = await accounts.read(account);
      if (!standing.ok) return standing;
      const after = { ...before, ...standing.value, checkedAt: now() };
      saveCardAccount(tx, db, setting, before, after);
      return ok(after);
    }),
  );
}

/**
 * Writes an account. The shop takes cards, or no longer, with the same commit; staff are told when Stripe ended them, not when
 * the owner did.
 */
export function saveCardAccount(
  tx: Transaction,
  db: Firestore,
  setting: FunctionSetting,
  before: CardAccount | null,
  after: CardAccount,
): void {
  const { storeId: store, notices } = setting;
  writeCardAccount(tx, db, store, after);
  const [did, does] = [takesPayments(before), takesPayments(after)];
  const isOther = before !== null && before.id !== after.id;
  if (did === does && !(does && isOther)) return;
  tx.update(db.doc(collections.storeSetting(store)), { cardAccount: does ? after.id : '' });
  invalidateEveryPage(tx, db, store);
  const { to, locale } = notices;
  if (did && !after.isOff && to)
    queueCardsMail(tx, db, store, { cardAccount: after.id, to, locale }, after.checkedAt);
}
