import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { quotaOf } from '@/lib/domain/quotas/quotas';
import { parseStoreUsage } from '@/lib/domain/quotas/store-usage';
import { ok } from '@/lib/domain/result';
import { sumFigures } from '@/lib/domain/stats/figures';
import { parseMonth } from '@/lib/domain/stats/month';
import { monthOf, storeDay } from '@/lib/domain/stats/store-day';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import { newsOfMonth } from '@/functions/src/adapters/quotas/month-news';
import { readQuotas } from '@/functions/src/adapters/quotas/read-quotas';
import type { Deps } from '@/functions/src/deps';

/** How long an instance remembers that a store's plan does not bound orders. */
const UNBOUNDED_MS = 5 * 60 * 1000;

/** Until when no order of a store is looked at, milliseconds since the epoch. */
const unbounded = new Map<StoreId, number>();

/** The orders of a month as the reports count them, from its stored figures. */
export const ordersOfMonth = (month: unknown): number =>
  Math.max(0, sumFigures(parseMonth(month).values()).orders);

/**
 * Tells the owner when the month's orders come near the plan's quota, and when they reach it, after these were counted. Orders
 * are never refused for it, so this needs no place in the transaction of an order: the next count says what a crash left out.
 */
export async function tellOfOrders({ db, now }: Pick<Deps, 'db' | 'now'>, store: StoreId): Promise<void> {
  const at = now();
  if (at < (unbounded.get(store) ?? 0)) return;
  const quotas = await db.runTransaction((tx) => readQuotas(tx, db, store), { readOnly: true });
  const quota = quotaOf(quotas, 'orders');
  if (quota === null) return void unbounded.set(store, at + UNBOUNDED_MS);
  const setting = await readSetting(db, store);
  if (!setting) return;
  const month = monthOf(storeDay(at, setting.timeZone));
  const { notices } = setting;
  await inTransaction(db, async (tx) => {
    const [counted, stored] = await tx.getAll(
      db.doc(collections.statsMonth(store, month)),
      db.doc(collections.storeUsage(store)),
    );
    const usage = { used: ordersOfMonth(counted?.data()), quota };
    const known = parseStoreUsage(stored?.data());
    const tell = await newsOfMonth(tx, db, store, { what: 'orders', month, usage, known, notices }, at);
    tell();
    return ok(null);
  });
}
