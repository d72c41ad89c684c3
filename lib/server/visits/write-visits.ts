import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { storeDay } from '@/lib/domain/stats/store-day';
import { parseVisitDay, sumVisits, type VisitDay } from '@/lib/domain/visits/visit-day';
import { adminFirestore } from '@/lib/server/firebase';
import { readStoreSetting } from '@/lib/server/reads/store-setting';

/** Adds views to the store's counts of the day, next to those of other servers. */
export async function writeVisits(store: StoreId, counted: VisitDay, at: number): Promise<void> {
  const db = adminFirestore();
  const { timeZone } = await readStoreSetting(store);
  const day = db.doc(collections.visits(store, storeDay(at, timeZone)));
  await db.runTransaction(async (tx) => {
    const known = await tx.get(day);
    tx.set(day, sumVisits(parseVisitDay(known.data()), counted));
  });
}
