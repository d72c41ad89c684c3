import type { Firestore, Transaction } from 'firebase-admin/firestore';
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
 * Counts a mail of `COUNTED_MAILS` against the month's quota, in the transaction that claims it; returns the writes. A store
 * without a quota counts nothing. Fails with `quota-reached`.
 */
export async function takeMail(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { setting, now }: { readonly setting: FunctionSetting; readonly now: number },
): Promise<Result<() => void>> {
  const ref = db.doc(collections.storeUsage(store));
  const [stored, quotas] = await Promise.all([tx.get(ref), readQuotas(tx, db, store)]);
  const quota = quotaOf(quotas, 'mails');
  if (quota === null) return ok(() => undefined);
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
  });
}
