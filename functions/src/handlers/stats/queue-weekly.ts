import type { Firestore } from 'firebase-admin/firestore';
import type { StoreId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import { addDays, startOfDay, storeDay, weekOf } from '@/lib/domain/stats/store-day';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import { queueWeeklyMail, weeklyMailRef } from '@/functions/src/adapters/outbox/weekly-mail';
import type { Deps } from '@/functions/src/deps';

const HOUR_MS = 60 * 60 * 1000;
const MORNING_MS = 8 * HOUR_MS;

/** When this instance has to check again whether a store's weekly mail is to be queued, milliseconds since the epoch. */
const decided = new Map<StoreId, number>();

/**
 * Queues the store's weekly mail for eight on the next Monday, once for each week in which something was counted. Stores
 * without sales cost nothing; for others only the first count of a week reads, or of an hour while they want none, so that
 * one who switches it on gets the next.
 */
export async function queueWeekly({ db, now }: Pick<Deps, 'db' | 'now'>, store: StoreId): Promise<void> {
  const at = now();
  if (at < (decided.get(store) ?? 0)) return;
  const setting = await readSetting(db, store);
  if (!setting) return;
  const { timeZone, notices } = setting;
  const week = weekOf(storeDay(at, timeZone));
  const end = startOfDay(addDays(week, 7), timeZone);
  const { to, locale, weekly } = notices;
  const isWanted = weekly && to !== '';
  if (isWanted && !(await queueOnce(db, store, { week, to, locale }, end + MORNING_MS))) return;
  decided.set(store, isWanted ? end : at + HOUR_MS);
}

async function queueOnce(
  db: Firestore,
  store: StoreId,
  mail: Parameters<typeof queueWeeklyMail>[3],
  dueAt: number,
): Promise<boolean> {
  const queued = await inTransaction(db, async (tx) => {
    const { exists } = await tx.get(weeklyMailRef(db, store, mail.week));
    if (!exists) queueWeeklyMail(tx, db, store, mail, dueAt);
    return ok(null);
  });
  return queued.ok;
}
