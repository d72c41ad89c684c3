import type { DocumentData, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { askQuota, quotaOf } from '@/lib/domain/quotas/quotas';
import { parseStoreUsage } from '@/lib/domain/quotas/store-usage';
import { fail, ok, type Result } from '@/lib/domain/result';
import { monthOf, storeDay } from '@/lib/domain/stats/store-day';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { quotaReached } from './limit-states';
import { newsOfMonth } from './month-news';
import { readQuotas } from './read-quotas';

/**
 * Counts a mail of `COUNTED_MAILS` against the month's quota, in the transaction that claims it; returns the writes, which
 * answer with the fields that its entry keeps for `giveMailBack`. A store without a quota counts nothing. Fails with
 * `quota-reached`.
 */
export async function takeMail(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { setting, now }: { readonly setting: FunctionSetting; readonly now: number },
): Promise<Result<() => DocumentData>> {
  const ref = db.doc(collections.storeUsage(store));
  const [stored, quotas] = await Promise.all([tx.get(ref), readQuotas(tx, db, store)]);
  const quota = quotaOf(quotas, 'mails');
  if (quota === null) return ok(() => ({}));
  const known = parseStoreUsage(stored.data());
  const month = monthOf(storeDay(now, setting.timeZone));
  const usage = { used: known.mailMonth === month ? known.mails : 0, quota };
  if (!askQuota('mails', usage, 1).isAllowed) return fail(quotaReached('mails', usage));
  const used = usage.used + 1;
  const { notices } = setting;
  const news = { what: 'mails', month, usage: { used, quota }, known, notices } as const;
  const tell = await newsOfMonth(tx, db, store, news, now);
  return ok(() => {
    tx.set(ref, { storeId: store, mails: used, mailMonth: month }, { merge: true });
    tell();
    return { countedMonth: month };
  });
}

/** Takes back what `takeMail` counted for an entry that was not sent after all; returns the writes. */
export async function giveMailBack(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  entry: DocumentReference,
): Promise<() => void> {
  const ref = db.doc(collections.storeUsage(store));
  const [stored, sending] = await tx.getAll(ref, entry);
  const { mailMonth, mails } = parseStoreUsage(stored?.data());
  // Neither a month that is over nor an entry that another process noted meanwhile.
  const isCounted = sending?.get('countedMonth') === mailMonth && sending?.get('state') === 'sending';
  return () => {
    if (isCounted && mails > 0) tx.update(ref, { mails: mails - 1 });
  };
}
