import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { levelOf, type Usage } from '@/lib/domain/quotas/quotas';
import type { StoreUsage } from '@/lib/domain/quotas/store-usage';
import type { Month } from '@/lib/domain/stats/store-day';
import { queueQuotaMail, quotaMailRef, type MonthlyQuota } from '@/functions/src/adapters/outbox/quota-mail';
import { limitFields } from './limit-states';

interface MonthUsage {
  readonly what: MonthlyQuota;
  readonly month: Month;
  readonly usage: Usage;
  /** The store's usage as read in this transaction. */
  readonly known: StoreUsage;
  /** The owner's address, empty for none. */
  readonly notices: { readonly to: string; readonly locale: Locale };
}

/**
 * Where a month's quota has come to another level, returns the writes that say so in the store's usage, for the admin's banner,
 * and mail the owner: once when it is nearly full and once when it is full. Reads first.
 */
export async function newsOfMonth(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { what, month, usage, known, notices }: MonthUsage,
  now: number,
): Promise<() => void> {
  const level = levelOf(usage);
  const last = known.limits[what];
  if (level === (last?.month === month ? last.level : 'free')) return () => undefined;
  const state = limitFields(what, { ...usage, level, month }, now);
  const say = () =>
    tx.set(db.doc(collections.storeUsage(store)), { storeId: store, ...state }, { merge: true });
  if (level === 'free' || usage.quota === null || !notices.to) return () => void say();
  const kind = level === 'near' ? 'owner-quota-near' : 'owner-quota-full';
  const mail = quotaMailRef(db, store, { kind, what, month });
  const { exists } = await tx.get(mail);
  const { used, quota } = usage;
  return () => {
    say();
    if (!exists)
      queueQuotaMail(tx, mail, { kind, what, used, quota, to: notices.to, locale: notices.locale }, now);
  };
}
