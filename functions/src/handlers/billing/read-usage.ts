import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { QUOTA_NAMES, quotaOf, type QuotaName, type Quotas } from '@/lib/domain/quotas/quotas';
import { parseStoreUsage } from '@/lib/domain/quotas/store-usage';
import { fail, ok, type Result } from '@/lib/domain/result';
import { monthOf, storeDay } from '@/lib/domain/stats/store-day';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { countProductPlaces } from '@/functions/src/adapters/quotas/product-places';
import { readQuotas } from '@/functions/src/adapters/quotas/read-quotas';
import { countStaffPlaces } from '@/functions/src/adapters/quotas/staff-places';
import { bytesOfStore } from '@/functions/src/adapters/quotas/storage-room';
import type { Deps } from '@/functions/src/deps';
import { ordersOfMonth } from '@/functions/src/handlers/stats/tell-of-orders';

type UsageDeps = Pick<Deps, 'db' | 'now' | 'pictures'>;

/** What the store has used of its plan's quotas, for its people. Fails with `store-not-found`. */
export async function readUsage(
  deps: UsageDeps,
  { storeId: id }: Callables['readUsage']['request'],
): Promise<Result<Callables['readUsage']['response']>> {
  const { db, now } = deps;
  const store = storeId(id);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const month = monthOf(storeDay(now(), setting.timeZone));
  const { quotas, ...counts } = await db.runTransaction(
    async (tx) => {
      const [stored, orders, quotas, staff] = await Promise.all([
        tx.get(db.doc(collections.storeUsage(store))),
        tx.get(db.doc(collections.statsMonth(store, month))),
        readQuotas(tx, db, store),
        countStaffPlaces(tx, db, store, now()),
      ]);
      const usage = parseStoreUsage(stored.data());
      const products = usage.products ?? (await countProductPlaces(tx, db, store));
      const mails = usage.mailMonth === month ? usage.mails : 0;
      return { quotas, products, staff, orders: ordersOfMonth(orders.data()), mails, storage: usage.storage };
    },
    { readOnly: true },
  );
  const used = { ...counts, storage: counts.storage ?? (await storageOf(deps, store, quotas)) };
  const row = (name: QuotaName) => ({ name, used: used[name], quota: quotaOf(quotas, name) });
  return ok({ month, usage: QUOTA_NAMES.map(row) });
}

/** Files are listed only where a plan bounds them. */
const storageOf = (deps: UsageDeps, store: StoreId, { storage }: Quotas): Promise<number> | null =>
  storage === undefined ? null : bytesOfStore(deps, store);
